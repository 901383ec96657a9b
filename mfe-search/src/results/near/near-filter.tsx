import { hasSeveralPlaces } from '@forecourt/domain/vehicle/vehicle-location'
import { useSite } from '@forecourt/shell-api'
import { Disclosure } from '@forecourt/ui/display/disclosure'
import { TextField } from '@forecourt/ui/forms/text/field'
import { type ComponentType, useState } from 'react'
import type { Search } from '../use-search.ts'
import type { NearFieldsProps } from './near-fields.tsx'

/** LO-5. Nearest first, on a site with several places. Its code comes once it is opened; without scripts it is a field of the form. */
export function NearFilter({ search }: { search: Search }) {
  const site = useSite()
  const [Fields, setFields] = useState<ComponentType<NearFieldsProps>>()
  if (!hasSeveralPlaces(site)) return null
  const { near } = search.state
  const load = () =>
    void import(/* webpackChunkName: "near-fields" */ './near-fields.tsx').then(
      (module) => setFields(() => module.NearFields),
      () => {},
    )
  return (
    <Disclosure title="Nearest first" summary={near} onOpen={load}>
      {Fields && <Fields search={search} />}
      <noscript>
        <TextField
          name="near"
          label="Your postcode"
          size="small"
          defaultValue={near}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </noscript>
    </Disclosure>
  )
}
