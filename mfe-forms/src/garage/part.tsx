import { useCapability, useSite } from '@forecourt/shell-api'
import { Toasts, useToasts } from '@forecourt/ui/overlays/toasts'
import { CompareBar } from '../compare/compare-bar.tsx'
import { useComparedCars } from './use-compared-cars.ts'
import { useCurrentPath } from './use-current-path.ts'
import { useSavedCars } from './use-saved-cars.ts'
import { listPath } from './words.ts'

/** Stores what Save and Compare controls are pressed for, wherever they are, and shows what came of it (WL-2, WL-7, WL-10). */
export function Part() {
  const toasts = useToasts()
  useSavedCars(toasts.show)
  const path = useCurrentPath()
  const isOfOneCar = path.startsWith('/cars/')
  const { cars, remove } = useComparedCars(toasts.show, isOfOneCar)
  const isListed = useListsCars(path)
  const canCompare = useCapability('compare')
  return (
    <>
      {canCompare && (isListed || isOfOneCar) && cars.length > 0 && (
        <CompareBar cars={cars} onRemove={remove} isWideOnly={isOfOneCar} />
      )}
      <Toasts {...toasts.view} />
    </>
  )
}

/** Whether the page lists cars. One about a single car has a bar of its own on phones. */
function useListsCars(path: string): boolean {
  const { paths } = useSite()
  return ['/', paths.search, paths.breadcrumbs, listPath, paths.garage].includes(path)
}
