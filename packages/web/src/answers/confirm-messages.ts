import type { Bilingual, runs } from '@wakeel/contract'

const en = {
  title: 'Confirm this action',
  line: 'The agent wants to use the tool below. Nothing has been done yet; it is done once, and only if you confirm.',
  where: (host: string) => `At ${host}`,
  until: (time: string) => `You can confirm until ${time}.`,
  effects: {
    read_only: 'Says that it only reads',
    additive: 'May change something',
    destructive: 'May change or delete something',
    undeclared: 'Does not say what it does',
  } satisfies Record<runs.ToolEffect, string>,
  openWorld: 'Reaches beyond its server',
  arguments: 'It will be called with',
  noArguments: 'It is called without further details.',
  optional: 'optional',
  texts: 'One on each line.',
  json: 'As JSON.',
  none: 'Leave out',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  missing: 'Write what is to be sent.',
  wrong: {
    number: 'Write a number.',
    integer: 'Write a whole number.',
    json: 'This is not valid JSON.',
  },
  confirm: 'Confirm',
  cancel: 'Cancel',
  dropped: 'Nothing was done.',
}

const ar: typeof en = {
  title: 'أكّد هذا الإجراء',
  line: 'يريد الوكيل استخدام الأداة أدناه. لم يُنفَّذ شيء بعد، ولن يُنفَّذ إلا مرة واحدة إن أكّدت.',
  where: (host) => `في ${host}`,
  until: (time) => `يمكنك التأكيد حتى ${time}.`,
  effects: {
    read_only: 'تقول إنها تقرأ فقط',
    additive: 'قد تغيّر شيئًا',
    destructive: 'قد تغيّر شيئًا أو تحذفه',
    undeclared: 'لا تذكر ما تفعله',
  },
  openWorld: 'تصل إلى ما هو خارج خادمها',
  arguments: 'ستُستدعى بما يلي',
  noArguments: 'تُستدعى من دون تفاصيل أخرى.',
  optional: 'اختياري',
  texts: 'واحد في كل سطر.',
  json: 'بصيغة JSON.',
  none: 'من دون',
  choose: 'اختر',
  yes: 'نعم',
  no: 'لا',
  missing: 'اكتب ما يُرسَل.',
  wrong: {
    number: 'اكتب رقمًا.',
    integer: 'اكتب رقمًا صحيحًا.',
    json: 'ليست صيغة JSON صالحة.',
  },
  confirm: 'تأكيد',
  cancel: 'إلغاء',
  dropped: 'لم يُنفَّذ شيء.',
}

export const messages: Bilingual<typeof en> = { en, ar }
