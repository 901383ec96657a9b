import { yourWeekKey } from '@forecourt/contracts/browser/stored-keys'

const attribute = 'data-week'

/**
 * Runs in the head before the first paint: styles hold the place of the shopper's own figures, and hide those of others. Where the
 * shell's script does not load, nothing would come in that place: the mark is removed.
 */
export const weekScript =
  `;try{if('${yourWeekKey}'in localStorage){const d=document.documentElement;d.setAttribute('${attribute}','');` +
  `addEventListener('error',e=>e.target.type=='module'&&d.removeAttribute('${attribute}'),true)}}catch{}`

export const markWeek = (hasWeek: boolean): void => void document.documentElement.toggleAttribute(attribute, hasWeek)
