const rules = new Intl.PluralRules('ar')
const digits = new Intl.NumberFormat('ar-AE', { numberingSystem: 'latn' })

interface ArabicForms {
  one: string
  two: string
  few: string
  many: string
  other: string
  zero?: string
}

/** Arabic counts in six forms; `{n}` is the number. Without a form for zero the one for many is used. */
export function arabicCount(count: number, forms: ArabicForms): string {
  const form = forms[rules.select(count)] ?? forms.other
  return form.replace('{n}', digits.format(count))
}
