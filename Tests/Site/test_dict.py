"""The look-up program as a DICT server (RFC 2229), asked by `dict`, by curl and by hand."""

import os
import re
import socket
import subprocess

import pytest
from conftest import GLOSSARY

UTF8 = {**os.environ, "LC_ALL": "C.UTF-8"}


@pytest.fixture(scope="module")
def port(site):
    command = [GLOSSARY, "serve", "--dict", "--port", "0", "--language", "de", "--database", site / "glossary.db"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        yield int(re.search(r"dict://127\.0\.0\.1:(\d+)/", process.stderr.readline()).group(1))
        process.terminate()


def dict_client(port, *arguments):
    command = ["dict", "-h", "127.0.0.1", "-p", str(port), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, env=UTF8).stdout


def curl(port, path):
    command = ["curl", "-s", "--max-time", "10", f"dict://127.0.0.1:{port}/{path}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, env=UTF8).stdout


def talk(port, data):
    """Sends bytes at once and reads until the server closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(data)
        received = b""
        while part := connection.recv(65536):
            received += part
    return received.decode()


@pytest.mark.parametrize("word", ["Hintergrund", "백그라운드", "백그라운드에서", "后台", "background", "houtai"])
def test_both_clients_get_the_definition_of_a_word_of_any_language(port, word):
    assert "page: de/glossary/index.html#background" in dict_client(port, "-d", "de", word)
    assert "page: ko/glossary/index.html#background" in curl(port, f"d:{word}:ko")


def test_each_language_is_a_database_and_the_readers_is_first(port):
    names = re.findall(r"^ (\S+)", dict_client(port, "-D"), re.M)
    assert names == ["de", "en", "it", "ko", "zh-hans"]


@pytest.mark.parametrize(
    "strategy, word, database, expected",
    [
        ("exact", "HINTERGRUND", "de", "Hintergrund"), ("prefix", "hinterg", "de", "Hintergrundaufgabe"),
        ("substring", "주기", "ko", "수명 주기"), ("substring", "生命", "zh-hans", "生命周期"),
        ("suffix", "zyklus", "de", "Lebenszyklus"), ("lev", "backgroud", "en", "background"),
        ("prefix", "sceneDidEnter", "en", "sceneDidEnterBackground(_:)"),
    ],
)
def test_strategies(port, strategy, word, database, expected):
    assert expected in dict_client(port, "-d", database, "-m", "-s", strategy, word)
    assert f'{database} "{expected}"' in curl(port, f"m:{word}:{database}:{strategy}")


def test_commands_in_one_packet_are_answered_in_their_order(port):
    answer = talk(
        port,
        b"CLIENT test\r\nstatus\r\nHELP\r\nSHOW SERVER\r\nSHOW INFO de\r\nSHOW STRAT\r\nMATCH ! . scnee\r\n"
        b"OPTION MIME\r\nDEFINE it 'scena'\r\nQUIT\r\nSTATUS\r\n",
    )
    codes = re.findall(r"^(\d{3}) ", answer, re.M)
    assert codes == [
        "220", "250", "210", "113", "250", "114", "250", "112", "250", "111", "250", "152", "250", "250", "150", "151",
        "250", "221",
    ]
    assert "Content-Type: text/plain; charset=utf-8\r\n\r\nscena\r\n" in answer


@pytest.mark.parametrize(
    "command, code",
    [
        ("NONSENSE", 500), ("", 500), ("DEFINE de", 501), ("DEFINE xx word", 550), ("MATCH * soundex word", 551),
        ('DEFINE de "open', 501), ("DEFINE * zzzzqqq", 552), ("AUTH me me", 502), ("SHOW NOTHING", 501),
        ("MATCH de exact ''", 552), ("DEFINE de " + "a" * 5000, 500), ("DEFINE de \x00\x1b[2J", 552),
    ],
)
def test_what_goes_wrong_has_its_code_and_the_talk_goes_on(port, command, code):
    answer = talk(port, f"{command}\r\nSTATUS\r\nQUIT\r\n".encode())
    assert re.findall(r"^(\d{3}) ", answer, re.M) == ["220", str(code), "210", "221"]


def test_bytes_that_are_no_text_and_a_megabyte_without_a_line_end_harm_nothing(port):
    answer = talk(port, b"DEFINE de \xff\xfe\xc3\r\n" + b"x" * 1_000_000 + b"\r\nQUIT\r\n")
    assert re.findall(r"^(\d{3}) ", answer, re.M) == ["220", "552", "500", "221"]


def test_more_clients_than_there_is_room_for_are_told(port):
    crowd = [socket.create_connection(("127.0.0.1", port), timeout=10) for _ in range(70)]
    greetings = [connection.recv(100)[:3] for connection in crowd]
    for connection in crowd:
        connection.close()
    assert greetings.count(b"220") == 64 and greetings.count(b"420") == 6
    assert talk(port, b"QUIT\r\n").startswith("220")


def test_it_listens_to_this_machine_alone(port):
    addresses = subprocess.run(["hostname", "-I"], capture_output=True, text=True).stdout.split()
    for other in [address for address in addresses if "." in address]:
        with pytest.raises(OSError):
            socket.create_connection((other, port), timeout=2)


def test_a_port_that_is_taken_is_named(port, site):
    command = [GLOSSARY, "serve", "--dict", "--port", str(port), "--database", site / "glossary.db"]
    process = subprocess.run(command, capture_output=True, text=True, timeout=10)
    assert process.returncode == 2 and f"port {port}" in process.stderr


def test_who_asks_much_and_reads_nothing_keeps_nobody_waiting(port):
    flood = b"MATCH * substring a\r\n" * 2_000
    with socket.create_connection(("127.0.0.1", port), timeout=10) as greedy:
        greedy.setblocking(False)
        try:
            greedy.send(flood)
        except BlockingIOError:
            pass
        assert "page: de/glossary/index.html#background" in dict_client(port, "-d", "de", "Hintergrund")
    assert "220 " in talk(port, b"QUIT\r\n")


def test_who_says_no_more_still_gets_all_answers(port):
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(b"MATCH * substring a\r\n" * 100)
        connection.shutdown(socket.SHUT_WR)
        received = b""
        while part := connection.recv(65536):
            received += part
    assert received.count(b"\r\n250 ") == 100
