import { createHash, createHmac } from 'node:crypto'
import type { DrawEntry, DrawOpening } from '@forecourt/contracts/draws/draw'
import { rolls } from '@forecourt/domain/draws/draw-prize'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const commitmentOf = (seed: string): string => sha256(seed)

export const openingHash = ({ id, opened_at, commitment, prizes }: Omit<DrawOpening, 'hash' | 'draw'>): string =>
  sha256(JSON.stringify([id, opened_at, commitment, prizes.map(({ name, chance, stock }) => [name, chance, stock])]))

export const entryHash = (entry: Omit<DrawEntry, 'hash' | 'draw' | 'tenant'>): string => {
  const { number, mark, drawn_at, roll, won, left, previous } = entry
  return sha256(JSON.stringify([number, mark, drawn_at, roll, won ?? null, left, previous]))
}

const maxRollBits = 48

/** From 0 to 9,999: the seed was committed to before, and the number and the mark are all that goes with it. */
export function rollOf({ seed, id }: Pick<DrawOpening, 'seed' | 'id'>, number: number, mark: string): number {
  const bytes = createHmac('sha256', seed).update(`${id}/${number}/${mark}`).digest()
  return Math.floor((bytes.readUIntBE(0, maxRollBits / 8) * rolls) / 2 ** maxRollBits)
}

/** Letters and digits that nobody takes for others. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a winner says to claim a prize: nobody makes one up. */
export function claimCode({ seed, id }: Pick<DrawOpening, 'seed' | 'id'>, number: number): string {
  const bytes = createHmac('sha256', seed).update(`${id}/${number}/claim`).digest().subarray(0, 8)
  const letters = Array.from(bytes, (byte) => codeLetters[byte % codeLetters.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Stands for a phone number in a draw: nobody can try numbers against it without the key. */
export const markOf = (key: string, tenant: string, id: string, phone: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['draw', tenant, id, phone]))
    .digest('base64url')
    .slice(0, 22)
