/** A right on one of AWS's own services. `resource` is of the stage's region; `isGlobal` ones belong to no account. */
export type ProviderRight = {
  action: string
  resource: { service: string; type: string; name: string; isGlobal?: true }
  /** Condition keys and the one value that each must have. */
  onlyIf?: Readonly<Record<string, string>>
}

/**
 * What a provider needs of a stage: `needs.ts` in its folder, beside port, adapter and sandbox. The infrastructure and the local platform
 * read it there; nothing else names a provider but the functions that call it (`needs.providers`).
 */
export type ProviderNeeds = {
  /** It has a credential: the description for the operator who stores it. Functions find it by `<NAME>_SECRET_ARN`. */
  secret?: string
  /** Variables that are the same on every stage. Those that differ are in `infra/config/stages.ts`, by the provider's name. */
  variables?: Readonly<Record<string, string>>
  /** By the variables that its functions have on the stage. */
  rights?(variables: Readonly<Record<string, string>>): readonly ProviderRight[]
  /** The path of a site to which it sends webhooks: the local platform registers it with the sandbox as the provider's own API has it. */
  webhooks?: { path: `/api/${string}`; register: string }
  /** Origins of its own code in browsers, as remotes declare them: on one machine the sandbox takes their place. */
  origins?: readonly string[]
  /** Variables on one machine, beside `<NAME>_URL` (the sandbox) and `<NAME>_SECRET`. */
  local?(sandboxUrl: string): Readonly<Record<string, string>>
}
