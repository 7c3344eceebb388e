import type { Bilingual } from '@wakeel/contract'
import { formatNumber } from '../reading/format.ts'
import { SkillRefusal } from '../skill.ts'

interface Limit {
  least: number
  most: number
  name: Bilingual
  unit: Bilingual
}

/** What an adult's measures can be; beyond it a number or its unit is most likely wrong. */
const limits = {
  ageYears: {
    least: 0,
    most: 110,
    name: { en: 'An age', ar: 'العمر' },
    unit: { en: 'years', ar: 'سنة' },
  },
  heightCm: {
    least: 120,
    most: 230,
    name: { en: 'A height', ar: 'الطول' },
    unit: { en: 'cm', ar: 'سم' },
  },
  weightKg: {
    least: 30,
    most: 300,
    name: { en: 'A weight', ar: 'الوزن' },
    unit: { en: 'kg', ar: 'كغ' },
  },
  waistCm: {
    least: 40,
    most: 200,
    name: { en: 'A waist', ar: 'محيط الخصر' },
    unit: { en: 'cm', ar: 'سم' },
  },
  index: {
    least: 10,
    most: 80,
    name: { en: 'A body mass index', ar: 'مؤشر كتلة الجسم' },
    unit: { en: 'kg/m²', ar: 'كغ/م²' },
  },
} satisfies Record<string, Limit>

/** Refuses measures no adult has. */
export function refuseImplausible(measures: Partial<Record<keyof typeof limits, number>>): void {
  for (const [measure, value] of Object.entries(measures) as [
    keyof typeof limits,
    number | undefined,
  ][]) {
    const { least, most, name, unit } = limits[measure]
    if (value === undefined || (value >= least && value <= most)) continue
    const said = (language: 'en' | 'ar') => `${formatNumber(value, language, 1)} ${unit[language]}`
    throw new SkillRefusal({
      en: `${name.en} of ${said('en')} is outside what I cover (${least} to ${most} ${unit.en}). Please check the number and its unit.`,
      ar: `${name.ar} ${said('ar')} خارج النطاق الذي أغطيه (من ${least} إلى ${most} ${unit.ar}). يُرجى التحقق من الرقم ووحدته.`,
    })
  }
}
