import type { Bilingual } from '@wakeel/contract'

const en = {
  organisations:
    'Organisations that you own lose its runs too: their members go on, paid from your wallet, and nobody else can be invited.',
  share: (rest: string, share: string) =>
    `Agents that you sell bring you ${rest} of each sale and run instead of ${share}.`,
}

const ar: typeof en = {
  organisations:
    'تفقد فِرق العمل التي تملكها تشغيلاتها المشمولة أيضًا: يواصل أعضاؤها على حساب محفظتك، ولا يمكن دعوة أحد بعد ذلك.',
  share: (rest, share) => `تجني من كل بيع وتشغيل لوكلائك ${rest} بدل ${share}.`,
}

export const messages: Bilingual<typeof en> = { en, ar }
