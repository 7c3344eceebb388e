import type { Bilingual } from '@wakeel/contract'

const en = {
  title: 'A higher price is announced',
  titleOfModel: 'Another way of paying is announced',
  line: (now: string, next: string, date: string) =>
    `The agent costs ${now} until ${date}, and ${next} from then on. Those who pay for it were told by email and see it on its page.`,
  withdraw: 'Keep the old price',
  withdrawn: 'The price stays as it is. Those who were told of the change are told that too.',
  failed: (error: string) => `That did not work: ${error}`,
}

const ar: typeof en = {
  title: 'أُعلن عن سعر أعلى',
  titleOfModel: 'أُعلن عن طريقة دفع أخرى',
  line: (now, next, date) =>
    `سعر الوكيل ${now} حتى ${date}، ثم ${next} بعد ذلك. أُبلغ من يدفعون ثمنه بالبريد الإلكتروني، ويرون ذلك على صفحته.`,
  withdraw: 'أبقِ السعر القديم',
  withdrawn: 'يبقى السعر كما هو. وسيُبلَّغ بذلك من عرفوا بالتغيير.',
  failed: (error) => `لم ينجح ذلك: ${error}`,
}

/** A rise of an agent's price, as its creator sees it. */
export const messages: Bilingual<typeof en> = { en, ar }
