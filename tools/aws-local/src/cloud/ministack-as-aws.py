"""MiniStack, with what our rights hang on and it does not know or has otherwise.

It checks rights as AWS does, down to a session's policy. What is added here:

- `dynamodb:LeadingKeys`, the partitions that a request names. A condition on a key that is not there holds for all values, so
  without it every tenant's session could read every tenant's stock.
- Variables in the values of a condition, as `${aws:PrincipalTag/tenant}`. Without them no session of a tenant reaches its own items.
- `aws:SecureTransport`. Our buckets refuse whoever comes without TLS. Here nobody leaves the machine, and that counts as it.
- `ses:FromAddress` of an e-mail, and as its resource the identity that it is sent from: the domain, which alone is verified here.
- A batch of messages is sent with the right to send one, as in AWS, where there is no right of its own for it.
- A template's `Ref` to a secret is its ARN, and not its name.
- `aws:PrincipalArn` of a session is its role's ARN, with the role's path.
"""

import json
import re
from email.utils import parseaddr

from ministack import app
from ministack.core import iam_actions, iam_evaluator, responses
from ministack.services import dynamodb, iam, secretsmanager
from ministack.services.cloudformation import provisioners

context_of = iam_actions.dynamodb_service_context
action_of = iam_actions.extract_iam_action
conditions_met = iam_evaluator._conditions_met
resolve_key = iam_evaluator._resolve_condition_key
pin_origin = app.pin_request_origin
enforce_ses = app._enforce_ses_v2
secrets = provisioners._RESOURCE_HANDLERS["AWS::SecretsManager::Secret"]
secret_handlers = dict(secrets)
# No policy of ours names it, so what cannot be read is refused.
unreadable = "?"


def partition_of(table, index):
    found = dynamodb._tables.get(table) or {}
    for one in found.get("GlobalSecondaryIndexes") or []:
        if one.get("IndexName") == index:
            found = one
    return next((key["AttributeName"] for key in found.get("KeySchema", []) if key["KeyType"] == "HASH"), None)


def value_in(item, name):
    return next(iter((item.get(name) or {}).values()), unreadable)


def asked_partition(request, name):
    names = request.get("ExpressionAttributeNames") or {}
    for left, right in re.findall(r"(#?\w+)\s*=\s*(:\w+)", request.get("KeyConditionExpression", "")):
        if names.get(left, left) == name:
            return value_in(request.get("ExpressionAttributeValues") or {}, right)
    return unreadable


def leading_keys(request):
    for table, asked in (request.get("RequestItems") or {}).items():
        return [value_in(key, partition_of(table, None)) for key in asked.get("Keys", [])]
    name = partition_of(request.get("TableName"), request.get("IndexName"))
    if "KeyConditionExpression" in request:
        return [asked_partition(request, name)]
    item = request.get("Key") or request.get("Item")
    # A scan names no partition, there as here.
    return [value_in(item, name)] if item else None


def with_leading_keys(body):
    context = context_of(body) or {}
    try:
        request = json.loads(body or b"{}")
        keys = leading_keys(request) if isinstance(request, dict) else None
    except ValueError:
        keys = [unreadable]
    return {**context, **({"dynamodb:LeadingKeys": keys} if keys else {})}


def filled_in(value, context):
    if isinstance(value, list):
        return [filled_in(one, context) for one in value]
    if isinstance(value, dict):
        return {key: filled_in(one, context) for key, one in value.items()}

    def known(variable):
        found = iam_evaluator._resolve_condition_key(variable[1], context)
        # One that the request does not have fits nothing.
        return found if isinstance(found, str) else variable[0]

    return re.sub(r"\$\{([\w:/]+)\}", known, value) if isinstance(value, str) else value


def with_variables(conditions, context):
    return conditions_met(filled_in(conditions, context), context)


def condition_key(key, context):
    found = resolve_key(key, context)
    if key.lower() != "aws:principalarn" or ":assumed-role/" not in str(found):
        return found
    account, name = found.split(":")[4], found.split(":assumed-role/", 1)[1].split("/", 1)[0]
    return (iam._roles.get_scoped(account, None, name) or {}).get("Arn", found)


def enforce_email(method, path, headers, body, query, request_id):
    if not app.AUTH or (method, path.rstrip("/")) != ("POST", "/v2/email/outbound-emails"):
        return enforce_ses(method, path, headers, body, query, request_id)
    try:
        address = parseaddr(json.loads(body or b"{}").get("FromEmailAddress", ""))[1]
    except (ValueError, AttributeError):
        address = unreadable
    region = app.extract_region(headers, query)
    domain = address.rpartition("@")[2]
    identity = f"arn:aws:ses:{region}:{responses.get_account_id()}:identity/{domain}"
    return app._enforce_data_plane(
        "sesv2", "ses:SendEmail", headers, query, request_id, identity, {"ses:FromAddress": address}
    )


def action(*request):
    found = action_of(*request)
    return found.removesuffix("Batch") if found and found.startswith("sqs:") else found


def name_of(arn):
    return secretsmanager._resolve(arn)[0] or arn


def known_by_arn(_name, attributes):
    return attributes["Arn"], attributes


def create_secret(*args, **options):
    return known_by_arn(*secret_handlers["create"](*args, **options))


def update_secret(arn, *args, **options):
    return known_by_arn(*secret_handlers["update"](name_of(arn), *args, **options))


def delete_secret(arn, *args, **options):
    return secret_handlers["delete"](name_of(arn), *args, **options)


iam_actions.dynamodb_service_context = with_leading_keys
iam_actions.extract_iam_action = action
app._enforce_ses_v2 = enforce_email
iam_evaluator._conditions_met = with_variables
iam_evaluator._resolve_condition_key = condition_key
app.pin_request_origin = lambda source, _secure: pin_origin(source, True)
secrets.update(create=create_secret, update=update_secret, delete=delete_secret)

if __name__ == "__main__":
    app.main()
