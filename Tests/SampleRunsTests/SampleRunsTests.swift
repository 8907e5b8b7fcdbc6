import Diagnostics
import SampleRuns
import Testing

@Suite("The file beside a program")
struct ScenarioReaderTests {
    private func read(_ text: String) -> (settings: RunSettings, diagnostics: [Diagnostic]) {
        ScenarioReader.read(SourceFile(path: "app.yaml", text: text))
    }

    @Test("says what the app is built with and what happens to it")
    func whole() {
        let (settings, diagnostics) = read(
            """
            sdk: 27
            multiple-windows: true
            registration: refused
            info: {UIMainStoryboardFile: Main, UIRequiresFullScreen: true}
            scenarios:
              - name: home
                events: [0 open icon, 1.5 home]
                end: 4
                expect: [print done]
            """)
        #expect(diagnostics.isEmpty)
        #expect(settings.sdk == 27 && settings.hasRoomForScenes && settings.registration == "refused")
        #expect(settings.info.serialized == #"{"UIMainStoryboardFile":"Main","UIRequiresFullScreen":true}"#)
        let scenario = settings.scenarios.first
        #expect(scenario?.events.map(\.time) == [0, 1500])
        #expect(scenario?.events.map(\.text) == ["open icon", "home"])
        #expect(scenario?.end == 4000)
        #expect(scenario?.expectations.map(\.text) == ["print done"])
    }

    @Test("may leave everything out")
    func empty() {
        let (settings, _) = read("sdk: 26\n")
        #expect(settings.scenarios.map(\.name) == ["cold-launch"])
    }

    @Test("is told what is wrong with it")
    func mistakes() {
        #expect(read("scenarios: [{name: a, events: [home]}]").diagnostics.map(\.id) == ["malformed-event"])
        #expect(read("scenarios: [{name: a, events: [2 home, 1 home]}]").diagnostics.map(\.id) == ["malformed-event"])
        #expect(read("scenarios: [{events: [0 home]}]").diagnostics.map(\.id) == ["missing-field"])
        #expect(read("sdk: new").diagnostics.map(\.id) == ["malformed-field"])
        #expect(read("skd: 26").diagnostics.map(\.id) == ["unknown-field"])
    }
}
