/** Accepted findings of cdk-nag's AWS Solutions checks, each with its reason. One that nothing finds any more is a mistake too. */
export const nagExceptions: { finding: RegExp; on: RegExp; because: string }[] = [
  {
    finding: /^SMG4$/,
    on: /\/(OriginSecret|[a-z-]+-secret)\//,
    because:
      'the edge, dealers or a provider know it too and need the new one, so an operator rotates it (docs/operations/rotate-secrets.md)',
  },
  {
    finding: /^SQS3$/,
    on: /\/[a-z-]+-failed\//,
    because: 'it is itself where failed work goes: Lambda puts it there, not another queue',
  },
  {
    finding: /^APIG4$/,
    on: /\/Routes\//,
    because: "the sites are public; who comes past the edge is refused by the functions, which check the edge's secret",
  },
  { finding: /^CFR1$/, on: /\/Distribution$/, because: 'shoppers of Australian dealers may be anywhere' },
  {
    finding: /^CFR3$/,
    on: /\/Distribution$/,
    because: 'requests are logged by a delivery of CloudWatch, the only kind that a multi-tenant distribution has',
  },
  {
    finding: /^CFR4$/,
    on: /\/Distribution$/,
    because:
      'each dealer has a certificate of its own, so the distribution has none to say its least version of TLS with',
  },
  { finding: /^OS3$/, on: /\/Index\/Domain$/, because: 'it is in a private network, and asks for roles instead' },
  {
    finding: /^OS4$/,
    on: /\/Index\/Domain$/,
    because: 'two nodes need no managers of their own; from four on it has three',
  },
  {
    finding: /^IAM5\[Resource::\*\]$/,
    on: /-role\/DefaultPolicy\/|\/Boundary-[a-z-]+\/|\/forecourt-[a-z]+-functions-[\w-]+\/DefaultPolicy\//,
    because:
      'tracing and network interfaces, whose actions AWS knows for everything only; rules.ts refuses it for data',
  },
  {
    finding: /^IAM5\[Resource::arn:aws:s3:::forecourt-[a-z]+-\w+-<AWS::AccountId>-[\w-]+\/[\w/-]+\/\*\]$/,
    on: /-role\/DefaultPolicy\/|\/TenantRole\/DefaultPolicy\/|\/Boundary-[a-z-]+\/|\/forecourt-[a-z]+-squad-[\w-]+\/DefaultPolicy\//,
    because: 'the objects under one prefix, which is as narrow as a right on files that are yet to come can be',
  },
  {
    finding: /^IAM5\[Resource::arn:aws:s3:::cdk-\w+-assets-<AWS::AccountId>-[\w-]+\/(squads\/[\w/-]+\/)?\*\]$/,
    on: /\/(site-files-role|remote-release-role|forecourt-[a-z]+-(deploy|functions)-[\w-]+)\/DefaultPolicy\//,
    because: "what a deploy brings lies in the CDK's bucket by its hash, a squad's under a prefix of its own",
  },
  {
    finding: /^IAM5\[Resource::arn:aws:lambda:[\w-]+:<AWS::AccountId>:event-source-mapping:\*\]$/,
    on: /\/forecourt-[a-z]+-functions-[\w-]+\/DefaultPolicy\//,
    because: "a mapping's name is AWS's: its tags are all that the right is on",
  },
  {
    finding: /^IAM5\[Resource::arn:aws:sms-voice:[\w-]+:<AWS::AccountId>:sender-id\/\*\/AU\]$/,
    on: /\/(verification|price-alerts)-role\/DefaultPolicy\/|\/Boundary-forms\//,
    because: "a sender ID is a dealer's, who comes after the platform's deploy; none outside of Australia",
  },
  {
    finding:
      /^IAM5\[Resource::(<\w+table\w+\.Arn>|arn:aws:dynamodb:[\w-]+:<AWS::AccountId>:table\/<\w+table\w+>)\/index\/\*\]$/,
    on: /\/([a-z-]+-role|TenantRole)\/DefaultPolicy\/|\/Boundary-[a-z-]+\//,
    because:
      "a table's few indexes hold keys and nothing else; isolation-rules.ts refuses those of tenants' tables to requests",
  },
  {
    finding: /^IAM5\[Resource::arn:aws:es:[\w-]+:<AWS::AccountId>:domain\/forecourt-[a-z]+\/\*\]$/,
    on: /\/[a-z-]+-role\/DefaultPolicy\/|\/Boundary-search\//,
    because: "the domain's own addresses; its access control says which of them who may read or write",
  },
  {
    finding: /^IAM5\[Resource::arn:aws:cloudformation:[\w-]+:<AWS::AccountId>:stack\/forecourt-[a-z]+-[\w-]+\/\*\]$/,
    on: /\/forecourt-[a-z]+-deploy-[\w-]+\/DefaultPolicy\//,
    because: "one stack, the squad's own: its name ends with an id that is unknown before it is created",
  },
  {
    finding:
      /^IAM5\[Resource::arn:aws:(lambda|logs|sqs|events|cloudwatch|iam|ssm):[\w-]*:<AWS::AccountId>:(function:|log-group:|rule\/|alarm:|role\/|parameter\/)?forecourt[-/][a-z]+([-/][\w-]+)?[-/]\*\]$/,
    on: /\/Boundary-[a-z-]+\/|\/forecourt-[a-z]+-functions-[\w-]+\/DefaultPolicy\//,
    because: "what is one team's, by its name: functions, queues and roles that its squad is yet to add",
  },
  {
    finding: /^IAM5\[Resource::arn:aws:apigateway:[\w-]+::\/apis\/<\w+>\/(routes|integrations)\/\*\]$/,
    on: /\/forecourt-[a-z]+-functions-[\w-]+\/DefaultPolicy\//,
    because: 'routes and their integrations have ids of AWS, and no name that a right could end at',
  },
]
