import type { Bilingual, connections } from '@wakeel/contract'

type State = connections.CardSignature['state']

interface Words {
  label: string
  /** `host`: where the keys stand; empty when nobody knows. */
  states: Record<State, (host: string) => string>
  confirm: (host: string) => string
  confirmText: string
}

const en: Words = {
  label: 'Signature of the card',
  states: {
    none: () => 'Not signed',
    verified: (host) => `Verified, with the keys at ${host}`,
    invalid: () => 'Invalid: the signature does not fit the card',
    keys_unreachable: (host) =>
      host
        ? `Not verified: the keys at ${host} could not be read`
        : 'Not verified: nothing says where its keys are',
    host_unconfirmed: (host) => `Not verified: its keys are at ${host}, another host`,
    not_verified: () =>
      'Not verified: the signature does not fit the card, or its keys could not be read',
  },
  confirm: (host) => `The keys at ${host} are mine`,
  confirmText: 'The store reads the keys there once you have said so.',
}

const ar: Words = {
  label: 'توقيع البطاقة',
  states: {
    none: () => 'غير موقّعة',
    verified: (host) => `تم التحقق منه بالمفاتيح المنشورة لدى ${host}`,
    invalid: () => 'غير صالح: التوقيع لا يطابق البطاقة',
    keys_unreachable: (host) =>
      host
        ? `لم يتم التحقق منه: تعذّرت قراءة المفاتيح لدى ${host}`
        : 'لم يتم التحقق منه: لا شيء يدل على موضع مفاتيحه',
    host_unconfirmed: (host) => `لم يتم التحقق منه: مفاتيحه لدى ${host}، وهو مضيف آخر`,
    not_verified: () => 'لم يتم التحقق منه: التوقيع لا يطابق البطاقة، أو تعذّرت قراءة مفاتيحه',
  },
  confirm: (host) => `المفاتيح لدى ${host} لي`,
  confirmText: 'يقرأ المتجر المفاتيح هناك بعد أن تؤكد ذلك.',
}

export const messages: Bilingual<Words> = { en, ar }
