/** Where a template is deployed, for the names that CloudFormation gives. */
type Place = { stackName: string; region: string }

const pseudo: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': '123456789012',
  'AWS::URLSuffix': 'amazonaws.com',
}

/**
 * The text that a value of a template becomes when it is deployed. CloudFormation's names have the stack's name, the resource's id and
 * twelve letters; an ARN has some fifty more. So the length is right to a few characters, and never too short by much.
 */
export function estimateText(value: unknown, place: Place): string {
  if (typeof value === 'string') return value
  const { 'Fn::Join': join, 'Fn::Sub': sub, Ref: ref, 'Fn::GetAtt': attribute } = Object(value)
  if (Array.isArray(join))
    return [join[1]]
      .flat()
      .map((part) => estimateText(part, place))
      .join(String(join[0]))
  if (sub !== undefined) return String([sub].flat()[0])
  if (ref === 'AWS::Region') return place.region
  if (typeof ref === 'string') return pseudo[ref] ?? madeName(ref, place)
  const [id, name] = [attribute ?? []].flat().map(String)
  if (id === undefined) return JSON.stringify(value ?? '')
  return `${name?.endsWith('Arn') ? `arn:aws:dynamodb:${place.region}:123456789012:table/` : ''}${madeName(id, place)}`
}

const madeName = (id: string, { stackName }: Place): string => `${stackName}-${id}-XXXXXXXXXXXX`

const isIntrinsic = (value: object): boolean =>
  Object.keys(value).length === 1 && /^(Ref|Fn::\w+)$/.test(Object.keys(value)[0] ?? '')

/** A document with each value that the template composes as its text: a policy as IAM counts it. */
export function resolveDocument(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((each) => resolveDocument(each, place))
  if (typeof value !== 'object' || value === null) return value
  if (isIntrinsic(value)) return estimateText(value, place)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolveDocument(each, place)]))
}
