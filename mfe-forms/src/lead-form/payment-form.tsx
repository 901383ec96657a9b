import { useOwnPhone } from '../form/use-own-phone.ts'
import { WithScripts } from '../form/with-scripts.tsx'
import type { FormKind } from '../kinds/form-kind.ts'
import { Gated } from './gated.tsx'
import { LeadForm } from './lead-form.tsx'
import type { Subject } from './load-subject.ts'

type Props = { kind: FormKind; subject: Subject }

/** RT-21. The dealer's system is asked before the second step, which a form without scripts does not have. */
export function PaymentForm(props: Props) {
  return (
    <Gated>
      <WithScripts what="Paying online">
        <SignedInForm {...props} />
      </WithScripts>
    </Gated>
  )
}

function SignedInForm(props: Props) {
  return <LeadForm {...props} phone={useOwnPhone()} />
}
