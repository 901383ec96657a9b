"""Makes most of the cases that schemathesis generates reach the work behind the checks, and leaves the others as they are.

What it knows of the platform is in FUZZ_WORLD, a JSON file (world.ts). At the end it writes how many cases each operation answered
with which status to FUZZ_COUNTS.
"""

import atexit
import base64
import hashlib
import hmac
import json
import os
import random
import threading
import time
import uuid
from collections import Counter
from urllib.parse import urlencode

import schemathesis

with open(os.environ["FUZZ_WORLD"], encoding="utf-8") as file:
    world = json.load(file)

chance = random.Random(int(os.environ["FUZZ_SEED"]))
counts: Counter = Counter()
lock = threading.Lock()
endings = list(world["sessionsToEnd"])
codes = list(world["codes"])
to_cancel = list(world["reservations"])
used_keys: list[str] = []
# One that the sandbox of dealers' systems knows (packages/providers/src/invoices/sandbox.ts).
INVOICE = {"reference": "INV-1001", "amount": "$1,250"}
CONTACT = {name: world["contact"][name] for name in ("name", "email", "phone")}
# What ends the request's session, or all of its phone number: each of these has a number of its own, and the world's session stays.
ends_sessions = ("/end", "/erase", "/revoke", "/verification/check")


def often(share: float) -> bool:
    return chance.random() < share


@schemathesis.hook
def before_call(context, case, kwargs):
    with lock:
        case.headers["host"] = world["host"]
        if case.operation.method.upper() == "POST":
            page_headers(case)
        if case.operation.definition.raw.get("security"):
            session(case)
        known_values(case)
        if case.path.endswith("/payment-events") and often(0.8):
            webhook(case, kwargs)


def page_headers(case):
    origins = ["https://evil.example", "null", "", world["origin"]]
    if often(0.9):
        case.headers["origin"] = world["origin"]
        case.headers["sec-fetch-site"] = "same-origin"
    else:
        case.headers["origin"] = chance.choice(origins)
        case.headers["sec-fetch-site"] = chance.choice(["cross-site", "same-site", "none", "same-origin"])
    creates = any(name.get("name") == "idempotency-key" for name in case.operation.definition.raw["parameters"])
    if creates and often(0.9):
        key = chance.choice(used_keys) if used_keys and often(0.1) else str(uuid.UUID(int=chance.getrandbits(128)))
        used_keys.append(key)
        case.headers["idempotency-key"] = key
        if case.path.endswith("/leads"):
            lead(case, key)
    if isinstance(case.body, dict) and often(0.8):
        known_body(case, case.body)


def known_body(case, body):
    if case.path.endswith("/calls/reveal"):
        body.update(dealership_id=chance.choice(world["dealerships"]), website_id=world["tenant"])
    elif case.path.endswith("/rate-limit"):
        body["phone"] = chance.choice(world["phones"])
    elif case.path.endswith("/verification/send"):
        body["phone_number"] = chance.choice(world["phones"])
    elif case.path.endswith("/verification/check") and codes:
        # Each works once, and only a few may be tried from one address.
        body.update(codes.pop())
    elif case.path.endswith("/create-customer") and isinstance(body.get("data"), dict):
        body["data"].update(phoneNumber=world["contact"]["phone"])
        body["data"].pop("postCode", None)
    elif case.path.endswith("/trade-in/complete"):
        # Accepted or not: these have no offer, so only what asks for a call is taken.
        body.update(lead_id=chance.choice(world["valuationsToEnd"]), offer_accepted=often(0.3))
    elif case.path.endswith("/miscellaneous"):
        body["lead_id"] = chance.choice(world["valuations"])
        for figure in ("min", "max"):
            body.pop(figure, None)
    elif "/trade-in/" in case.path:
        valuation(case, body)
    elif case.path.endswith("/online-payment/invoice"):
        body.clear()
        body.update(INVOICE)
    elif case.path.endswith("/online-payment"):
        body.update(form="online-payment", filled_ms=9000, values={"payment_for": "Service", **INVOICE, **CONTACT})
    elif case.path.endswith("/spin-to-win"):
        body.update(form="spin-to-win", filled_ms=9000, values=CONTACT)
    elif case.path.endswith("/reservations"):
        body.update(car_id=chance.choice(world["cars"])["id"], name=world["contact"]["name"], email=world["contact"]["email"])
    elif case.path.endswith("-car"):
        body["car_id"] = chance.choice(world["cars"])["id"]


def valuation(case, body):
    if case.path.endswith("/lookup"):
        body["rego"] = "ABC12D"
    elif case.path.endswith("/vehicle"):
        body.clear()
        body.update(year=2021, make="Mazda", model="CX-5")
    elif case.path.endswith("/adjustments"):
        body["id"] = "by-hand"
    elif case.path.endswith("/photos/keep"):
        # It is kept already.
        body["number"] = 1


def webhook(case, kwargs):
    """Signs the body as the payment provider does (packages/providers/src/webhook/signature.ts)."""
    body = json.dumps(case.body if isinstance(case.body, (dict, list)) else {"id": "evt_fuzz"})
    now = str(int(time.time()))
    digest = hmac.new(world["paymentSecret"].encode(), f"{now}.{body}".encode(), hashlib.sha256).hexdigest()
    case.headers["stripe-signature"] = f"t={now},v1={digest}"
    case.headers["content-type"] = "application/json"
    kwargs["data"] = body


def lead(case, key):
    body = case.body
    if not isinstance(body, dict):
        return
    is_form = case.media_type == "application/x-www-form-urlencoded"
    if is_form:
        body["idempotency_key"] = key
    if often(0.8):
        body["form"] = chance.choice(world["forms"])
        body["filled_ms"] = 20_000
        if often(0.5):
            body["car_id"] = chance.choice(world["cars"])["id"]
        elif not isinstance(body.get("car_id"), str):
            body.pop("car_id", None)
        contact = {name: value for name, value in world["contact"].items() if often(0.97)}
        if is_form:
            body.update(contact)
        else:
            values = body.get("values")
            body["values"] = {**(values if isinstance(values, dict) else {}), **contact}


def session(case):
    if case.path.endswith(ends_sessions):
        if endings and often(0.5):
            ended = endings.pop()
            case.cookies = {"session": ended}
            if case.path.endswith("/revoke") and isinstance(case.body, dict):
                # A session's id in lists (packages/lambda-kit/src/http/session.ts).
                digest = hashlib.sha256(ended.encode()).digest()
                case.body["id"] = base64.urlsafe_b64encode(digest).decode().rstrip("=")
    elif often(0.5):
        case.cookies = {"session": world["session"]}


def known_values(case):
    car = chance.choice(world["cars"])
    parameters = case.path_parameters or {}
    if "slug" in parameters and often(0.6):
        parameters["slug"] = chance.choice(world["locations"]) if "/locations/" in case.path else car["slug"]
    if "id" in parameters and "/cars" in case.path and often(0.6):
        parameters["id"] = chance.choice([car["id"], car["slug"]])
    if "lead_id" in parameters and often(0.8):
        kept = case.path.endswith("/photos/keep")
        parameters["lead_id"] = chance.choice(world["valuationsToKeep" if kept else "valuations"])
    if "releases" in parameters and often(0.8):
        parameters["releases"] = world["releases"]
    if "/reservations/" in case.path and often(0.8):
        parameters["id"] = reservation(case)
    if "postcode" in parameters and often(0.6):
        parameters["postcode"] = chance.choice(world["postcodes"])
    if "mark" in parameters and often(0.6):
        parameters["mark"] = chance.choice(world["marks"])
    if "filter" in parameters and often(0.8):
        parameters["filter"] = chance.choice(world["lists"])
    query = case.query
    if not isinstance(query, dict):
        return
    if case.path.endswith("/vehicles") and often(0.8):
        query["limit"] = str(chance.randint(1, 100))
    if case.path.endswith("/content") and often(0.8):
        query["path"] = chance.choice(world["contentPaths"])
    if case.path.endswith("/suggestions") and often(0.8):
        query["text"] = chance.choice([car["make"], car["model"], car["make"][:2], "red", "under 30k"])
    if "make" in query and often(0.5):
        query["make"] = [car["make"]]
    shorten(query)


def reservation(case):
    if case.path.endswith("/cancel") and to_cancel:
        return to_cancel.pop()
    if case.path.endswith("/payment"):
        return chance.choice(world["reservationsToPay"])
    return chance.choice(world["reservations"])


def shorten(query):
    """CloudFront takes 8,192 bytes of an address, and what is longer reaches nothing of ours."""
    while len(urlencode(query, doseq=True)) > 7000:
        longest = max(query, key=lambda name: len(urlencode({name: query[name]}, doseq=True)))
        values = query[longest]
        if isinstance(values, list) and len(values) > 1:
            query[longest] = values[: len(values) // 2]
        elif isinstance(values, str) and len(values) > 200:
            query[longest] = values[:200]
        else:
            del query[longest]


@schemathesis.hook
def after_call(context, case, response):
    with lock:
        counts[f"{case.operation.label} {response.status_code}"] += 1


def save():
    with open(os.environ["FUZZ_COUNTS"], "w", encoding="utf-8") as file:
        json.dump(counts, file)


atexit.register(save)
