import type { Person } from '../reading/person.ts'
import type { Missing } from '../skill.ts'

const requests = {
  sex: { name: { en: 'Sex', ar: 'الجنس' }, example: { en: 'woman', ar: 'امرأة' } },
  ageYears: { name: { en: 'Age', ar: 'العمر' }, example: { en: '34 years', ar: '34 سنة' } },
  heightCm: {
    name: { en: 'Height', ar: 'الطول' },
    example: { en: '170 cm or 5 ft 7 in', ar: '170 سم' },
  },
  weightKg: {
    name: { en: 'Weight', ar: 'الوزن' },
    example: { en: '72 kg or 159 lb', ar: '72 كغ' },
  },
} satisfies Record<string, Missing>

/** Asks for those of the wanted facts about a person that their request does not hold. */
export function missingFrom(person: Person, wanted: readonly (keyof typeof requests)[]): Missing[] {
  return wanted.filter((fact) => person[fact] === undefined).map((fact) => requests[fact])
}
