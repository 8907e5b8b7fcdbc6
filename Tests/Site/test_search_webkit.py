"""The search box in WebKitGTK: the engine family that most of this reference's readers have."""

import time

import pytest
from conftest import LANGUAGES
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_search import queries


@pytest.fixture
def opened(webkit, site):
    webkit.get((site / "en" / "guides" / "scene-delegate.html").as_uri())
    return webkit


# In one step, so that nothing changes between the steps. The keys come one by one: the answers to wait for are those to
# the whole query.
STATE = """
const status = document.querySelector("search p").textContent;
return [status, [...document.querySelectorAll("[role=option]")].map((option) => option.textContent)];
"""


def ask(driver, query):
    box = driver.find_element(By.CSS_SELECTOR, "[role=combobox]")
    box.clear()
    box.send_keys(query[:-1])
    time.sleep(0.1)
    box.send_keys(query[-1])
    driver.execute_script(
        "const box = arguments[0]; document.querySelector('search p').textContent = ''; box.dispatchEvent(new Event('input'))", box)
    end = time.monotonic() + 10
    while not (state := driver.execute_script(STATE))[0]:
        assert time.monotonic() < end, f"no answer to {query!r}"
        time.sleep(0.02)
    return state[1], state[0]


@pytest.mark.parametrize("query, first, also", queries())
def test_a_query_of_any_language_has_its_answer(opened, query, first, also):
    found, _ = ask(opened, query)
    assert found[0].startswith(first), found
    assert not also or any(title.startswith(also) for title in found), found


@pytest.mark.parametrize("query", ["期望", "ㅋㅋㅋ", "xyzzyqq", "<img src=x onerror=alert(1)>"])
def test_what_is_nowhere_is_said_to_be_nowhere(opened, query):
    _, status = ask(opened, query)
    assert query in status
    assert not opened.find_elements(By.CSS_SELECTOR, "search img")


def test_keys_lead_through_the_answers_to_the_page(opened):
    opened.find_element(By.TAG_NAME, "body").send_keys("/")
    box = opened.switch_to.active_element
    assert box.get_attribute("role") == "combobox"
    ask(opened, "hinterg")
    box.send_keys(Keys.ARROW_DOWN)
    assert box.get_attribute("aria-activedescendant") == "found-0"
    box.send_keys(Keys.ENTER)
    end = time.monotonic() + 10
    while not opened.current_url.endswith("/en/glossary/index.html#background"):
        assert time.monotonic() < end, opened.current_url
        time.sleep(0.02)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_box(webkit, site, language):
    webkit.get((site / language / "index.html").as_uri())
    found, _ = ask(webkit, "UISceneDelegate")
    assert found[0].startswith("UISceneDelegate")
