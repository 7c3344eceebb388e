import type { ConceptMatch } from './match-concepts.ts'
import type { Sex } from './person-naming.ts'

// What a spouse who is named tells of the sex of whoever writes.

type Concepts = readonly ConceptMatch[]

const other = (sex: Sex): Sex => (sex === 'female' ? 'male' : 'female')

/** Whom "me and my husband" speaks of beside the one who writes. */
export function partnerIn(text: string, concepts: Concepts): { who: string; sex: Sex } | undefined {
  const couple = concepts.find(({ concept }) => concept === 'couple')
  const sex = couple && sexOfPartner(text.slice(couple.start, couple.end))
  return sex && { who: sex === 'male' ? 'husband' : 'wife', sex }
}

/** A wife's husband is a man. */
export const sexBeside = (spouse: ConceptMatch, concepts: Concepts): Sex =>
  other(
    concepts.some(({ concept, start }) => concept === 'female' && start === spouse.start)
      ? 'female'
      : 'male',
  )

export function sexBySpouse(text: string, concepts: Concepts): Sex | undefined {
  const couple = concepts.find(({ concept }) => concept === 'couple')
  if (couple) {
    const partner = sexOfPartner(text.slice(couple.start, couple.end))
    return partner && other(partner)
  }
  const spouse = concepts.find(({ concept }) => concept === 'spouse')
  return spouse && sexBeside(spouse, concepts)
}

function sexOfPartner(couple: string): Sex | undefined {
  if (/wife|missus|زوجتي|مرتي|مراتي/i.test(couple)) return 'female'
  return /husband|hubby|زوجي|جوزي/i.test(couple) ? 'male' : undefined
}
