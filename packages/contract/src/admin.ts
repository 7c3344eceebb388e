import { z } from 'zod'
import { Role, SubscriptionTier } from './accounts.ts'
import { Download } from './download.ts'
import { Money } from './money.ts'
import { permissions } from './permission.ts'
import { defineRoutes } from './route.ts'
import { Cursor, Reason, Text } from './text.ts'

/** `inactive`: has not signed in for so long, or never. */
export const INACTIVE_AFTER_DAYS = 90
export const PersonStatus = z.enum(['active', 'inactive', 'suspended'])
export type PersonStatus = z.infer<typeof PersonStatus>

/** A person as those who manage people see them (specification section 3, Admin demo user). */
export const AdminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  status: PersonStatus,
  /** Null: never. */
  lastLogin: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  permissions: z.array(z.enum(permissions)),
  /** Of a creator: the mean of their agents' scores, weighted by runs. Null for the others, and before the first run. */
  trustScore: z.int().nullable(),
  /** The e-mail is confirmed. */
  verified: z.boolean(),
  company: z.string().nullable(),
  subscription_tier: SubscriptionTier,
  /** Somebody without one has the tier `starter`, as those have who pay for it. */
  has_subscription: z.boolean(),
  /** These two of whoever has an agent. */
  agentsPublished: z.int().optional(),
  totalEarnings: Money.optional(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** Roles that can be given to somebody: there is one founder, who stays. */
export const GivenRole = Role.exclude(['founder'])
export type GivenRole = z.infer<typeof GivenRole>

export const PeopleOrder = z.enum(['newest', 'oldest', 'name', 'last_login'])
export type PeopleOrder = z.infer<typeof PeopleOrder>

const success = z.literal(true)
const params = z.object({ id: Text.min(1).max(100) })
const filters = {
  /** A part of the name, e-mail or company. */
  search: Text.trim().max(100).optional(),
  role: Role.optional(),
  status: PersonStatus.optional(),
  order: PeopleOrder.default('newest'),
}
const user = z.object({ success, user: AdminUser })
const change = z.strictObject({ reason: Reason })
const protectedErrors = [
  'accounts.user_not_found',
  'accounts.founder_protected',
  'admin.not_yourself',
] as const

export const routes = defineRoutes({
  listPeople: {
    method: 'GET',
    path: '/api/admin/people',
    access: 'user_management',
    query: z.object({
      ...filters,
      cursor: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    /** `total`: of all that match. */
    response: z.object({
      success,
      people: z.array(AdminUser),
      total: z.int(),
      next_cursor: z.string().nullable(),
    }),
    errors: ['request.cursor_invalid'],
  },
  /** All that match, as CSV. */
  exportPeople: {
    method: 'GET',
    path: '/api/admin/people.csv',
    access: 'user_management',
    query: z.object(filters),
    response: Download,
    errors: ['request.rate_limited', 'request.in_flight', 'server.busy'],
  },
  /** How many people have each role. */
  countRoles: {
    method: 'GET',
    path: '/api/admin/roles',
    access: 'user_management',
    response: z.object({ success, roles: z.record(Role, z.int()) }),
    errors: [],
  },
  getPerson: {
    method: 'GET',
    path: '/api/admin/people/:id',
    access: 'user_management',
    params,
    response: user,
    errors: ['accounts.user_not_found'],
  },
  /** Holds from the person's next request on. */
  setRole: {
    method: 'PUT',
    path: '/api/admin/people/:id/role',
    access: 'user_management',
    params,
    body: z.strictObject({ role: GivenRole, reason: Reason }),
    response: user,
    errors: [...protectedErrors, 'admin.email_unconfirmed'],
  },
  /** The person's next request is refused, and their agents leave the store until they are restored. */
  suspendPerson: {
    method: 'POST',
    path: '/api/admin/people/:id/suspend',
    access: 'user_management',
    params,
    body: change,
    response: user,
    errors: protectedErrors,
  },
  restorePerson: {
    method: 'POST',
    path: '/api/admin/people/:id/restore',
    access: 'user_management',
    params,
    body: change,
    response: user,
    errors: protectedErrors,
  },
})
