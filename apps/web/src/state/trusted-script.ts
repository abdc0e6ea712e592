interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/** A policy can be made once a page. */
const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>()

/**
 * An address of the build that the page may start a worker from. The page may start no script that no policy lets through: each policy
 * lets a single address through, and the server names the policies.
 */
export function trustedScript(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return address
  const policy =
    policies.get(policyName) ?? trustedTypes.createPolicy(policyName, { createScriptURL: () => address })
  policies.set(policyName, policy)
  return policy.createScriptURL(address)
}
