import type { admin, Bilingual } from '@wakeel/contract'
import { arabicCount } from '../language/plural.ts'

const count = new Intl.NumberFormat('en-AE')

const en = {
  line: 'Everybody who has an account, what they may do and whether they may sign in.',
  list: 'People',
  search: 'Search people',
  searchHint: 'Name, email or company',
  role: 'Role',
  everyRole: 'Every role',
  status: 'Status',
  everyStatus: 'Every status',
  order: 'Order',
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'By name',
    last_login: 'Last sign-in first',
  } satisfies Record<admin.PeopleOrder, string>,
  clear: 'Clear filters',
  total: (people: number) => (people === 1 ? '1 person' : `${count.format(people)} people`),
  none: 'Nobody matches these filters.',
  person: 'Person',
  trust: 'Trust score',
  lastLogin: 'Last sign-in',
  never: 'Never',
  noScore: 'None yet',
  statuses: { active: 'Active', inactive: 'Inactive', suspended: 'Suspended' } satisfies Record<
    admin.PersonStatus,
    string
  >,
  details: 'User details',
  choose: 'Choose a person to see their details.',
  roles: 'Roles and permissions',
  rolesLine: 'What each role may do, and how many people have it.',
}

const ar: typeof en = {
  line: 'كل من له حساب، وما يُسمح له به، وهل يمكنه تسجيل الدخول.',
  list: 'الأشخاص',
  search: 'ابحث عن شخص',
  searchHint: 'الاسم أو البريد أو الشركة',
  role: 'الدور',
  everyRole: 'كل الأدوار',
  status: 'الحالة',
  everyStatus: 'كل الحالات',
  order: 'الترتيب',
  orders: {
    newest: 'الأحدث أولًا',
    oldest: 'الأقدم أولًا',
    name: 'حسب الاسم',
    last_login: 'آخر دخول أولًا',
  },
  clear: 'امسح عوامل التصفية',
  total: (people) =>
    arabicCount(people, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '{n} أشخاص',
      many: '{n} شخصًا',
      other: '{n} شخص',
    }),
  none: 'لا أحد يطابق عوامل التصفية هذه.',
  person: 'الشخص',
  trust: 'درجة الثقة',
  lastLogin: 'آخر دخول',
  never: 'لم يدخل قط',
  noScore: 'لا توجد بعد',
  statuses: { active: 'نشط', inactive: 'غير نشط', suspended: 'موقوف' },
  details: 'تفاصيل المستخدم',
  choose: 'اختر شخصًا لترى تفاصيله.',
  roles: 'الأدوار والصلاحيات',
  rolesLine: 'ما يُسمح به لكل دور، وعدد من يحملونه.',
}

export const messages: Bilingual<typeof en> = { en, ar }
