import type { Bilingual } from '@wakeel/contract'

/** Ends every answer about a person's health. */
export const medicalNotice: Bilingual = {
  en: '_This is general information, not medical advice. Speak to a doctor or dietitian before you act on it, above all with an illness or medicines._',
  ar: '_هذه معلومات عامة وليست نصيحة طبية. استشر طبيبًا أو أخصائي تغذية قبل العمل بها، خصوصًا عند وجود مرض أو تناول أدوية._',
}
