import type { Bilingual } from '@wakeel/contract'

const en = {
  untitled: 'Untitled agent',
  view: 'View',
  viewAgent: (name: string) => `View ${name} in the store`,
  edit: 'Edit',
  editAgent: (name: string) => `Edit ${name}`,
  newVersion: 'New version',
  newVersionOf: (name: string) => `New version of ${name}`,
  unpublish: 'Unpublish',
  unpublishAgent: (name: string) => `Unpublish ${name}`,
  question: (name: string) => `Take ${name} out of the store?`,
  consequences:
    'Nobody can find, buy or run it any more, and its widgets on people’s sites no longer answer. Those who bought it are told by email. Its reviews, runs and versions stay, and you can list it again at any time.',
  keep: 'Keep it listed',
  unpublished: (name: string) => `${name} is no longer in the store.`,
  unpublishFailed: 'The agent could not be taken out of the store. Nothing was changed.',
  remove: 'Delete',
  removeAgent: (name: string) => `Delete the draft of ${name}`,
  removeQuestion: (name: string) => `Delete the draft of ${name}?`,
  removeConsequences:
    'What was written since the last published version is gone for good. An agent that was never published is gone altogether.',
  removeKeep: 'Keep it',
  removed: (name: string) => `The draft of ${name} was deleted.`,
  removeFailed: 'The draft could not be deleted. Nothing was changed.',
}

const ar: typeof en = {
  untitled: 'وكيل بلا اسم',
  view: 'عرض',
  viewAgent: (name) => `عرض ${name} في المتجر`,
  edit: 'تعديل',
  editAgent: (name) => `تعديل ${name}`,
  newVersion: 'نسخة جديدة',
  newVersionOf: (name) => `نسخة جديدة من ${name}`,
  unpublish: 'إلغاء النشر',
  unpublishAgent: (name) => `إلغاء نشر ${name}`,
  question: (name) => `هل تريد إخراج ${name} من المتجر؟`,
  consequences:
    'لن يستطيع أحد العثور عليه أو شراءه أو تشغيله، ولن تجيب نوافذه المضمّنة في المواقع. ويُبلَّغ من اشتروه بالبريد الإلكتروني. تبقى مراجعاته وعمليات تشغيله ونسخه، ويمكنك إعادة نشره في أي وقت.',
  keep: 'أبقه في المتجر',
  unpublished: (name) => `لم يعد ${name} في المتجر.`,
  unpublishFailed: 'تعذّر إخراج الوكيل من المتجر، ولم يتغيّر شيء.',
  remove: 'حذف',
  removeAgent: (name) => `حذف مسودة ${name}`,
  removeQuestion: (name) => `هل تريد حذف مسودة ${name}؟`,
  removeConsequences: 'يضيع نهائيًا ما كُتب بعد آخر نسخة منشورة، ويُحذف الوكيل كله إن لم يُنشر من قبل.',
  removeKeep: 'أبقها',
  removed: (name) => `حُذفت مسودة ${name}.`,
  removeFailed: 'تعذّر حذف المسودة، ولم يتغيّر شيء.',
}

export const messages: Bilingual<typeof en> = { en, ar }
