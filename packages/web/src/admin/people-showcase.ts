import { accounts, admin } from '@wakeel/contract'
import { ApiError, type Client } from '../api.ts'
import { toCsv } from '../ui/csv.ts'
import { SHOWCASE_NOW, showcasePeople } from './showcase-people.ts'

type Filters = {
  search?: string | undefined
  role?: accounts.Role | undefined
  status?: admin.PersonStatus | undefined
  order?: admin.PeopleOrder | undefined
}

/** The same operations over invented people; what is changed stays on this page. */
function openShowcase(): Client<typeof admin.routes> {
  const people = showcasePeople(accounts.permissionsOf)

  const list = ({ search = '', role, status, order = 'newest' }: Filters = {}) =>
    people
      .filter(
        (person) =>
          (!role || person.role === role) &&
          (!status || person.status === status) &&
          isFound(person, search),
      )
      .sort(orders[order])

  function find(id: string): admin.AdminUser {
    const person = people.find((one) => one.id === id)
    if (!person) throw new ApiError(404, { code: 'accounts.user_not_found' })
    return person
  }

  function change(
    id: string,
    changes: Partial<admin.AdminUser>,
  ): { success: true; user: admin.AdminUser } {
    const person = find(id)
    Object.assign(person, changes)
    return { success: true, user: { ...person } }
  }

  return {
    listPeople: async ({ cursor = '0', limit = 25, ...filters } = {}) => {
      const all = list(filters)
      const next = Number(cursor) + Number(limit)
      return {
        success: true,
        people: all.slice(Number(cursor), next).map((person) => ({ ...person })),
        total: all.length,
        next_cursor: next < all.length ? String(next) : null,
      }
    },
    exportPeople: async (filters = {}) => ({
      bytes: new Uint8Array(await toCsv([head, ...list(filters).map(toRow)]).arrayBuffer()),
      filename: 'demo-people.csv',
    }),
    countRoles: async () => {
      const count = (role: accounts.Role) => people.filter((person) => person.role === role).length
      return {
        success: true,
        roles: {
          founder: count('founder'),
          admin: count('admin'),
          creator: count('creator'),
          enterprise_user: count('enterprise_user'),
          user: count('user'),
        },
      }
    },
    getPerson: async ({ id }) => ({ success: true, user: { ...find(id) } }),
    setRole: async ({ id, role }) =>
      change(id, { role, permissions: [...accounts.permissionsOf[role]] }),
    suspendPerson: async ({ id }) => change(id, { status: 'suspended' }),
    restorePerson: async ({ id }) => change(id, { status: statusOf(find(id)) }),
  }
}

const orders: Record<admin.PeopleOrder, (one: admin.AdminUser, other: admin.AdminUser) => number> =
  {
    newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
    oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
    name: (one, other) => one.name.localeCompare(other.name),
    last_login: (one, other) => (other.lastLogin ?? '').localeCompare(one.lastLogin ?? ''),
  }

const INACTIVE_AFTER_MS = admin.INACTIVE_AFTER_DAYS * 24 * 3_600_000

/** As the store itself computes it, on the day that these people are shown for. */
const statusOf = ({ lastLogin }: admin.AdminUser): admin.PersonStatus =>
  lastLogin !== null && Date.parse(lastLogin) >= Date.parse(SHOWCASE_NOW) - INACTIVE_AFTER_MS
    ? 'active'
    : 'inactive'

const isFound = ({ name, email, company }: admin.AdminUser, search: string): boolean =>
  `${name}\n${email}\n${company ?? ''}`.toLowerCase().includes(search.toLowerCase())

const head = ['name', 'email', 'role', 'status', 'last_login', 'created_at', 'company']
const toRow = ({
  name,
  email,
  role,
  status,
  lastLogin,
  createdAt,
  company,
}: admin.AdminUser): string[] => [
  name,
  email,
  role,
  status,
  lastLogin ?? '',
  createdAt,
  company ?? '',
]

/** One for the page, as long as it is open. */
export const showcase = openShowcase()
