import type { accounts, admin, Money } from '@wakeel/contract'

type Invented = Pick<admin.AdminUser, 'name' | 'role' | 'lastLogin' | 'createdAt'> &
  Partial<admin.AdminUser>

const aed = (amount: number): Money => ({ amount, currency: 'AED' })

/** When the statuses below are those that the store would give. */
export const SHOWCASE_NOW = '2026-11-20T08:00:00Z'

/** Nobody: people as there might be, one of each role and status at least. */
const invented: Invented[] = [
  {
    name: 'Mariam Al Suwaidi',
    role: 'founder',
    lastLogin: '2026-11-20T05:42:00Z',
    createdAt: '2025-01-06T07:00:00Z',
    trustScore: 99,
    company: 'Wakeel',
  },
  {
    name: 'Khalid Al Mansoori',
    role: 'admin',
    lastLogin: '2026-11-20T06:15:00Z',
    createdAt: '2025-01-20T08:30:00Z',
    trustScore: 96,
    company: 'Wakeel',
  },
  {
    name: 'Layla Haddad',
    role: 'creator',
    lastLogin: '2026-11-19T16:20:00Z',
    createdAt: '2025-03-11T10:05:00Z',
    trustScore: 94,
    company: 'Haddad Automation FZ-LLC',
    subscription_tier: 'pro',
    agentsPublished: 8,
    totalEarnings: aed(4_567_000),
  },
  {
    name: 'Omar Siddiqui',
    role: 'creator',
    lastLogin: '2026-11-17T11:48:00Z',
    createdAt: '2025-06-02T09:12:00Z',
    trustScore: 86,
    company: 'Siddiqui Labs',
    agentsPublished: 3,
    totalEarnings: aed(1_204_550),
  },
  {
    name: 'Anita Verma',
    role: 'creator',
    lastLogin: '2026-10-28T13:30:00Z',
    createdAt: '2025-09-15T06:40:00Z',
    trustScore: 71,
    status: 'suspended',
    verified: false,
    agentsPublished: 0,
    totalEarnings: aed(98_200),
  },
  {
    name: 'Sultan Al Ketbi',
    role: 'enterprise_user',
    lastLogin: '2026-11-18T08:05:00Z',
    createdAt: '2025-04-22T07:25:00Z',
    company: 'Gulf Logistics Group',
    subscription_tier: 'enterprise',
  },
  {
    name: 'Hessa Al Nuaimi',
    role: 'enterprise_user',
    lastLogin: '2026-07-30T12:10:00Z',
    createdAt: '2025-07-09T11:55:00Z',
    company: 'Marsa Real Estate',
    subscription_tier: 'enterprise',
    status: 'inactive',
  },
  {
    name: 'Yousef Rahman',
    role: 'user',
    lastLogin: '2026-11-20T04:33:00Z',
    createdAt: '2026-08-14T14:45:00Z',
    subscription_tier: 'pro',
  },
  {
    name: 'Grace Fernandes',
    role: 'user',
    lastLogin: null,
    createdAt: '2026-05-03T09:20:00Z',
    status: 'inactive',
    verified: false,
  },
  {
    name: 'Tariq Aziz',
    role: 'user',
    lastLogin: '2026-09-02T18:02:00Z',
    createdAt: '2026-02-27T15:10:00Z',
    status: 'suspended',
  },
]

export const showcasePeople = (
  permissionsOf: Record<accounts.Role, readonly admin.AdminUser['permissions'][number][]>,
): admin.AdminUser[] =>
  invented.map((person, index) => ({
    id: `demo-${index + 1}`,
    email: `${person.name.toLowerCase().replaceAll(' ', '.')}@example.ae`,
    status: 'active',
    trustScore: null,
    verified: true,
    company: null,
    subscription_tier: 'starter',
    has_subscription: false,
    ...person,
    permissions: [...permissionsOf[person.role]],
  }))
