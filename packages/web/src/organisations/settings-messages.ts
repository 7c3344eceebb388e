import type { Bilingual } from '@wakeel/contract'

const en = {
  log: {
    title: 'Audit log',
    line: 'Who did what in the organisation, with before and after. Nobody can change it.',
    left: 'Former user',
    accepted: (name: string) => `Accepted by ${name}`,
    withdrawn: 'Withdrawn',
    ended: 'No longer open',
  },
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  name: { title: 'Name', label: 'Name of the organisation', saved: 'The name is saved.' },
  cap: {
    title: 'Cap of the organisation',
    line: 'What all members together may use in a calendar month of the UAE.',
    saved: 'The cap is saved.',
  },
  leave: {
    title: 'Leave',
    line: 'You can no longer run agents for the organisation or read its runs. What you ran stays.',
    action: 'Leave the organisation',
    question: (name: string) => `Leave ${name}?`,
    done: (name: string) => `You have left ${name}.`,
  },
  dissolve: {
    title: 'Dissolve',
    line: 'Members lose the organisation at once, and open invitations end. What was run and logged is kept. To leave without dissolving it, make another member the owner.',
    action: 'Dissolve the organisation',
    question: (name: string) => `Dissolve ${name}?`,
    done: (name: string) => `${name} is dissolved.`,
  },
}

const ar: typeof en = {
  log: {
    title: 'سجل التدقيق',
    line: 'من فعل ماذا في الفريق، قبل وبعد. لا يستطيع أحد تغييره.',
    left: 'شخص غادر',
    accepted: (name) => `قبلها \u2068${name}\u2069`,
    withdrawn: 'سُحبت',
    ended: 'لم تعد مفتوحة',
  },
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  cancel: 'إلغاء',
  name: { title: 'الاسم', label: 'اسم الفريق', saved: 'حُفظ الاسم.' },
  cap: {
    title: 'حد الفريق',
    line: 'ما يجوز لكل الأعضاء معًا استخدامه في شهر ميلادي بتوقيت الإمارات.',
    saved: 'حُفظ الحد.',
  },
  leave: {
    title: 'المغادرة',
    line: 'لن تستطيع تشغيل الوكلاء للفريق ولا قراءة تشغيلاته. ويبقى ما شغّلته.',
    action: 'غادر الفريق',
    question: (name) => `هل تغادر \u2068${name}\u2069؟`,
    done: (name) => `غادرت \u2068${name}\u2069.`,
  },
  dissolve: {
    title: 'الحل',
    line: 'يفقد الأعضاء الفريق فورًا وتنتهي الدعوات المفتوحة. ويُحفظ ما شُغّل وما سُجّل. ولتغادر دون حله، اجعل عضوًا آخر مالكًا.',
    action: 'حُلّ الفريق',
    question: (name) => `هل تحل \u2068${name}\u2069؟`,
    done: (name) => `حُلّت \u2068${name}\u2069.`,
  },
}

export const messages: Bilingual<typeof en> = { en, ar }
