import { displayPhone } from '@forecourt/domain/shoppers/phone-text'
import { useSession } from '@forecourt/shell-api'

/** The number of who is signed in, as shoppers write it. */
export function useOwnPhone(): string | undefined {
  const session = useSession()
  return typeof session === 'object' && session.phone !== null ? displayPhone(session.phone) : undefined
}
