// expect: ok mode=5,6
import Foundation

func activity(for page: URL) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = page
    activity.isEligibleForHandoff = true
    activity.becomeCurrent()
    URLSession.shared.dataTask(with: page) { data, _, _ in print(data?.count ?? 0) }.resume()
    return activity
}

func measured(_ work: () -> Void) -> CFAbsoluteTime {
    let start = CFAbsoluteTimeGetCurrent()
    autoreleasepool { work() }
    return CFAbsoluteTimeGetCurrent() - start
}
