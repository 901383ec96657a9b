import type { SecretName } from '@forecourt/contracts/functions/needs'
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { originSecretName, secretName } from '../config/parameters.ts'
import { edgeRegion, type Stage } from '../config/stages.ts'
import type { ServiceFunction } from './service-function.ts'

/** These are what providers know us by: an operator puts them in place of what was generated. */
type AnySecret = SecretName | 'challenge' | 'youx' | 'market-value'

const descriptions: Record<AnySecret, string> = {
  origin: 'What the edge proves itself with to the origin',
  'lead-signing': "What dealers' systems check our webhooks with",
  'lead-keys': 'What ids of leads are made with',
  'visitor-marks': 'The key of the daily marks of counted visitors, which keeps them anonymous',
  'market-value': "AutoGrab's key: put it here by hand",
  'shopper-keys': 'What codes that shoppers sign in with are stored with',
  challenge: "The provider's key for checking that a person sends a form: put it here by hand",
  youx: "The finance provider's key: put it here by hand",
}

/** The secrets of a stage, each made where it is kept, by the first function that needs it. */
export class StageSecrets {
  readonly #scope: Construct
  readonly #stage: Stage
  readonly #made = new Map<AnySecret, ISecret>()

  constructor(scope: Construct, stage: Stage) {
    this.#scope = scope
    this.#stage = stage
  }

  /** Lets a function read one, and gives it the ARN: `LEAD_SIGNING_SECRET_ARN`. */
  allowRead(made: ServiceFunction, name: AnySecret): void {
    const secret = this.#made.get(name) ?? this.#make(name)
    this.#made.set(name, secret)
    made.addEnvironment(`${name.toUpperCase().replaceAll('-', '_')}_SECRET_ARN`, secret.secretArn)
    secret.grantRead(made)
  }

  #make(name: AnySecret): ISecret {
    const common = {
      description: descriptions[name],
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    }
    if (name !== 'origin')
      return new Secret(this.#scope, `${name}-secret`, {
        ...common,
        secretName: secretName(this.#stage, name),
        // Dealers' systems and items of tables hold what was made with it.
        removalPolicy: this.#stage.keep,
      })
    return new Secret(this.#scope, 'OriginSecret', {
      ...common,
      secretName: originSecretName(this.#stage),
      // The edge is in a region of its own, and reads its copy there.
      ...(this.#stage.hasEdge && { replicaRegions: [{ region: edgeRegion }] }),
    })
  }
}
