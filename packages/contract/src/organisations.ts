import { z } from 'zod'
import { AuditPage, auditPaging } from './audit.ts'
import { Download } from './download.ts'
import { Language } from './language.ts'
import { defineRoutes } from './route.ts'
import { Run } from './runs.ts'
import { Cursor, filledName, Slug, Text } from './text.ts'

/** The owner's plan and wallet pay for what members run for the organisation. An admin manages members, caps and agents. */
export const OrganisationRole = z.enum(['owner', 'admin', 'member'])
export type OrganisationRole = z.infer<typeof OrganisationRole>

export const MAX_ORGANISATIONS = 5
/** Members and open invitations together. */
export const MAX_MEMBERS = 200
export const MAX_AGENT_RULES = 200
export const INVITATION_DAYS = 14

const max = z.int().min(0).max(1_000_000_000).nullable()

/** What may be used in a calendar month of the UAE; null: as much as there is. Fils from the wallet, and runs however they are paid. */
export const Cap = z.strictObject({ monthly_fils: max, monthly_runs: max })
export type Cap = z.infer<typeof Cap>

/** What was used this month, runs at work with it. */
export const Used = z.object({ fils: z.int(), runs: z.int() })
export type Used = z.infer<typeof Used>

export const Member = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  role: OrganisationRole,
  joined_at: z.iso.datetime(),
  cap: Cap,
  used: Used,
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: OrganisationRole.exclude(['owner']),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

export const UsedAgent = z.object({
  app: z.object({ id: z.string(), slug: z.string(), name: z.string(), emoji: z.string() }),
  used: Used,
})
export type UsedAgent = z.infer<typeof UsedAgent>

/** An agent with a cap of its own, or one of those that are allowed. */
export const AgentRule = UsedAgent.extend({ cap: Cap })
export type AgentRule = z.infer<typeof AgentRule>

export const MAX_USED_AGENTS = 20

export const OrganisationSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** The caller's own part in it. */
  role: OrganisationRole,
  members: z.int(),
})
export type OrganisationSummary = z.infer<typeof OrganisationSummary>

export const Organisation = OrganisationSummary.extend({
  created_at: z.iso.datetime(),
  month: z.string(),
  cap: Cap,
  used: Used,
  /** Runs of the owner's plan this month; null without a plan. */
  included: z.object({ limit: z.int(), used: z.int() }).nullable(),
  /** Only agents with a rule may be run for it. */
  only_listed: z.boolean(),
  rules: z.array(AgentRule),
  /** Those run for it this month, with or without a rule: the most used first. */
  used_agents: z.array(UsedAgent).max(MAX_USED_AGENTS),
  /** Of members, the caller alone: the others are for owner and admins to see. */
  people: z.array(Member),
  /** For owner and admins; else empty. */
  invitations: z.array(Invitation),
})
export type Organisation = z.infer<typeof Organisation>

/** A run for the organisation, which every member may read. `by` is null once they have left the store. */
export const SharedRun = Run.extend({
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type SharedRun = z.infer<typeof SharedRun>

const success = z.literal(true)
const lang = Language.default('en')
const id = z.uuid()
const name = filledName(80)
const params = z.object({ id })
const ofMember = z.object({ id, user: Text.min(1).max(100) })
const organisation = z.object({ success, organisation: Organisation })
const found = ['organisations.not_found'] as const
const managing = [...found, 'organisations.forbidden'] as const
const ofNames = ['names.reserved', 'names.mixed'] as const
const query = z.object({ lang })
/** Of the link of an invitation. */
const token = Text.min(16).max(200)

export const routes = defineRoutes({
  /** The caller's own. `may_found`: whether the caller may found another. */
  listOrganisations: {
    method: 'GET',
    path: '/api/organisations',
    access: 'signed_in',
    response: z.object({
      success,
      organisations: z.array(OrganisationSummary),
      may_found: z.boolean(),
    }),
    errors: [],
  },
  createOrganisation: {
    method: 'POST',
    path: '/api/organisations',
    access: 'signed_in',
    query,
    body: z.strictObject({ name }),
    response: organisation,
    errors: ['organisations.enterprise_required', 'organisations.too_many', ...ofNames],
  },
  /** For whoever holds the link, before they join. `invited_by` is null once that person has left the store. */
  getInvitation: {
    method: 'GET',
    path: '/api/organisations/invitation',
    access: 'signed_in',
    query: z.object({ token }),
    response: z.object({
      success,
      organisation: z.string(),
      invited_by: z.string().nullable(),
      role: Invitation.shape.role,
      expires_at: Invitation.shape.expires_at,
    }),
    errors: ['organisations.invitation_not_found'],
  },
  getOrganisation: {
    method: 'GET',
    path: '/api/organisations/:id',
    access: 'signed_in',
    params,
    query,
    response: organisation,
    errors: found,
  },
  renameOrganisation: {
    method: 'PATCH',
    path: '/api/organisations/:id',
    access: 'signed_in',
    params,
    query,
    body: z.strictObject({ name }),
    response: organisation,
    errors: [...managing, ...ofNames],
  },
  /** For the owner: members lose it, what was run and logged stays. */
  dissolveOrganisation: {
    method: 'DELETE',
    path: '/api/organisations/:id',
    access: 'signed_in',
    params,
    response: z.object({ success }),
    errors: managing,
  },
  /** Sends an email with a link, and answers with the same link. Inviting again sends another and ends the first. */
  inviteMember: {
    method: 'POST',
    path: '/api/organisations/:id/invitations',
    access: 'signed_in',
    params,
    body: z.strictObject({ email: z.email().max(200), role: Invitation.shape.role }),
    response: z.object({ success, invitation: Invitation, link: z.string() }),
    errors: [
      ...managing,
      'organisations.enterprise_required',
      'organisations.already_member',
      'organisations.full',
      'request.rate_limited',
    ],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/organisations/:id/invitations/:invitation',
    access: 'signed_in',
    params: z.object({ id, invitation: id }),
    response: z.object({ success }),
    errors: [...managing, 'organisations.invitation_not_found'],
  },
  /** For whoever has the e-mail that was invited, with the token of the link. An invitation keeps a place, so there is always room. */
  joinOrganisation: {
    method: 'POST',
    path: '/api/organisations/join',
    access: 'signed_in',
    query,
    body: z.strictObject({ token }),
    response: organisation,
    errors: ['organisations.invitation_not_found', 'request.rate_limited'],
  },
  /** Admins are made by owner and admins. Making somebody the owner makes an admin of the owner, and only the owner can. */
  setMemberRole: {
    method: 'PUT',
    path: '/api/organisations/:id/members/:user/role',
    access: 'signed_in',
    params: ofMember,
    query,
    body: z.strictObject({ role: OrganisationRole }),
    response: organisation,
    errors: [
      ...managing,
      'organisations.member_not_found',
      'organisations.owner_stays',
      'organisations.enterprise_required',
      'organisations.too_many',
    ],
  },
  setMemberCap: {
    method: 'PUT',
    path: '/api/organisations/:id/members/:user/cap',
    access: 'signed_in',
    params: ofMember,
    query,
    body: Cap,
    response: organisation,
    errors: [...managing, 'organisations.member_not_found'],
  },
  /** Removes a member; oneself: leaves. */
  removeMember: {
    method: 'DELETE',
    path: '/api/organisations/:id/members/:user',
    access: 'signed_in',
    params: ofMember,
    response: z.object({ success }),
    errors: [...managing, 'organisations.member_not_found', 'organisations.owner_stays'],
  },
  setOrganisationCap: {
    method: 'PUT',
    path: '/api/organisations/:id/cap',
    access: 'signed_in',
    params,
    query,
    body: Cap,
    response: organisation,
    errors: managing,
  },
  /** Takes the place of all rules there were. */
  setAgentRules: {
    method: 'PUT',
    path: '/api/organisations/:id/agents',
    access: 'signed_in',
    params,
    query,
    body: z.strictObject({
      only_listed: z.boolean(),
      rules: z.array(z.strictObject({ slug: Slug, cap: Cap })).max(MAX_AGENT_RULES),
    }),
    response: organisation,
    errors: [...managing, 'catalogue.app_not_found'],
  },
  /** Newest first. */
  listSharedRuns: {
    method: 'GET',
    path: '/api/organisations/:id/runs',
    access: 'signed_in',
    params,
    query: z.object({
      member: Text.max(100).optional(),
      app: Slug.optional(),
      cursor: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      lang,
    }),
    response: z.object({
      success,
      runs: z.array(SharedRun.omit({ answer: true, files: true })),
      next_cursor: z.string().nullable(),
    }),
    errors: [...found, 'request.cursor_invalid'],
  },
  getSharedRun: {
    method: 'GET',
    path: '/api/organisations/:id/runs/:run',
    access: 'signed_in',
    params: z.object({ id, run: id }),
    query,
    response: z.object({ success, run: SharedRun }),
    errors: [...found, 'runs.not_found'],
  },
  /** What was done in the organisation, newest first; for owner and admins. */
  listOrganisationLog: {
    method: 'GET',
    path: '/api/organisations/:id/audit',
    access: 'signed_in',
    params,
    query: z.object(auditPaging),
    response: AuditPage,
    errors: [...managing, 'request.cursor_invalid'],
  },
  exportOrganisationLog: {
    method: 'GET',
    path: '/api/organisations/:id/audit.csv',
    access: 'signed_in',
    params,
    response: Download,
    errors: [...managing, 'request.rate_limited', 'request.in_flight', 'server.busy'],
  },
})
