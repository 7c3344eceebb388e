import type { Missing } from '../skill.ts'

export const changeBy = (written: string): Missing => ({
  name: {
    en: `by how much it changes, as it is to come to ${written}`,
    ar: `مقدار التغيّر، لأنه سيصل إلى ${written}`,
  },
  example: { en: '"rent down by 4,000"', ar: '«الإيجار أقل بـ4,000»' },
})
export const costsOfAll: Missing = {
  name: { en: 'monthly costs of all of them', ar: 'التكاليف الشهرية للجميع' },
  example: { en: '"costs 75,000 a month"', ar: '«التكاليف 75,000 شهريًا»' },
}
