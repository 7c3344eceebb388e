import { always, type ClauseKind, says } from './clause-kind.ts'

/** Clauses on what the sides do while the contract runs: who repairs, who may come in, who may stop, who else may be dealt with. */
export const conductKinds: readonly ClauseKind[] = [
  {
    name: 'upkeep',
    title: { en: 'Maintenance and repairs', ar: 'الصيانة والإصلاحات' },
    heading: says(['upkeep']),
    sentence: says(['upkeep', 'party'], ['upkeep', 'bear'], ['upkeep', 'pay']),
    risks: [
      { level: 'low', when: says(['both']), why: { en: 'Shared.', ar: 'مشتركة بين الطرفين.' } },
      {
        level: 'high',
        when: says(
          ['upkeep', 'bear', 'whole'],
          ['upkeep', 'pay', 'whole'],
          ['upkeep', 'whole', 'cost'],
        ),
        why: {
          en: 'One side carries all repairs, the large ones too.',
          ar: 'يتحمل طرف واحد كل الإصلاحات ومنها الكبيرة.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'It puts repairs on a side: check up to which cost.',
          ar: 'يُلقي الصيانة على أحد الطرفين: تحقق من حدها.',
        },
      },
    ],
    ask: {
      en: 'Up to which amount does each side pay, and who bears structural and major repairs?',
      ar: 'إلى أي مبلغ يتحمل كل طرف، ومن يتحمل الإصلاحات الإنشائية والكبيرة؟',
    },
  },
  {
    name: 'access',
    title: { en: 'Entry and inspection', ar: 'الدخول والمعاينة' },
    heading: says(['enter']),
    sentence: says(['enter', 'premises']),
    risks: [
      {
        level: 'high',
        when: says(['freely'], ['anytime']),
        why: {
          en: 'The other side may come in at any time or without notice.',
          ar: 'يحق للطرف الآخر الدخول في أي وقت أو دون إشعار.',
        },
      },
      {
        level: 'low',
        when: says(['notice']),
        why: { en: 'Entry needs notice.', ar: 'الدخول مشروط بإشعار.' },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'It lets the other side in and names no notice.',
          ar: 'يسمح للطرف الآخر بالدخول ولا يذكر إشعارًا.',
        },
      },
    ],
    ask: {
      en: 'Can entry need 24 hours’ notice but for an emergency?',
      ar: 'هل يمكن اشتراط إشعار قبل 24 ساعة إلا في الطوارئ؟',
    },
  },
  {
    name: 'suspension',
    title: { en: 'Suspension', ar: 'إيقاف الخدمة' },
    heading: says(['suspend']),
    sentence: says(['suspend', 'may'], ['suspend', 'party']),
    risks: [
      {
        level: 'high',
        when: says(['suspend', 'freely'], ['suspend', 'atOnce'], ['suspend', 'alone']),
        why: {
          en: 'The other side may stop at once or without notice.',
          ar: 'يحق للطرف الآخر الإيقاف فورًا أو دون إشعار.',
        },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'The other side may stop what it owes you: check when and after which notice.',
          ar: 'يحق للطرف الآخر إيقاف ما عليه: تحقق متى وبعد أي إشعار.',
        },
      },
    ],
    ask: {
      en: 'Can it need written notice and time to put things right?',
      ar: 'هل يمكن اشتراط إشعار كتابي ومهلة للتصحيح؟',
    },
  },
  {
    name: 'exclusivity',
    title: { en: 'Exclusivity', ar: 'الحصرية' },
    heading: says(['exclusive']),
    sentence: says(['exclusive', '!own', '!court', '!rival', '!made', '!law']),
    risks: [
      {
        level: 'low',
        when: says(['not:exclusive']),
        isNo: true,
        why: { en: 'It says that nothing is exclusive.', ar: 'ينص على عدم الحصرية.' },
      },
      {
        level: 'medium',
        when: always,
        why: {
          en: 'It keeps a side from dealing with anybody else.',
          ar: 'يمنع أحد الطرفين من التعامل مع غيره.',
        },
      },
    ],
    ask: {
      en: 'For which goods, place and time does it hold, and what is given in return?',
      ar: 'على أي سلع ومكان ومدة تسري، وما المقابل؟',
    },
  },
]
