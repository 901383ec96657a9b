import type { SearchState } from '@forecourt/domain/search/search-filters'
import { numberText } from '@forecourt/domain/text/numbers'
import { Button } from '@forecourt/ui/controls/button'
import { Clock } from '@forecourt/ui/media/late-icons'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { addRecent, clearRecent } from './recent-searches.ts'
import styles from './suggestions.module.css'
import { ownArea, type SuggestedField, type Suggestion, useSuggestions } from './use-suggestions.ts'

export type SuggestionsProps = SuggestedField & { onChoose(chosen: SearchState): void }

const noneActive = -1

/**
 * What the words may become, beneath their field: a combobox by the ARIA pattern, in which the focus stays in the field. Arrows walk
 * the list and back into the field, Enter takes what is marked and else searches for the words, Escape closes.
 */
export function Suggestions({ input, wasSubmitted, stateNow, onChoose }: SuggestionsProps) {
  const listId = useId()
  const { found, isRecent, close } = useSuggestions({ input, wasSubmitted, stateNow })
  const [active, setActive] = useState(noneActive)
  const [lastFound, setLastFound] = useState(found)
  if (found !== lastFound) {
    setLastFound(found)
    setActive(noneActive)
  }
  const isOpen = found.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  function choose({ label, state }: Suggestion) {
    addRecent(label)
    input.value = ''
    close()
    onChoose(state)
  }

  function clear() {
    clearRecent()
    close()
    input.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return
    if (!isOpen) return
    const marked = found[active]
    const places = found.length + 1
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive(((active + 1 + step + places) % places) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && marked) choose(marked)
    else return
    event.preventDefault()
  }

  // The field is part of the page, which is there before this code.
  // A list that is seen has its keys: after the paint, Escape would still empty the field, as browsers do in a search field.
  useLayoutEffect(() => {
    input.addEventListener('keydown', onKeyDown)
    return () => input.removeEventListener('keydown', onKeyDown)
  })
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': listId,
      'aria-activedescendant': active === noneActive ? '' : `${listId}-${active}`,
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, isOpen, active, listId])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only closes as the focus leaves it
    <div
      className={styles.list}
      hidden={!isOpen}
      {...{ [ownArea]: '' }}
      onBlur={({ relatedTarget }) => relatedTarget !== input && close()}
    >
      <div id={listId} role="listbox" aria-label={isRecent ? 'Recent searches' : 'Suggestions'}>
        {found.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
          <div
            key={suggestion.query}
            id={optionId(index)}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {isRecent && <Clock size={18} aria-hidden className={styles.kind} />}
            <span className={styles.label}>{suggestion.label}</span>
            <span className={styles.kind}>{suggestion.kind}</span>
            <span className={styles.count}>{suggestion.count !== undefined && numberText(suggestion.count)}</span>
          </div>
        ))}
      </div>
      {isRecent && (
        <Button look="quiet" size="small" onPointerDown={(event) => event.preventDefault()} onClick={clear}>
          Clear recent searches
        </Button>
      )}
    </div>
  )
}
