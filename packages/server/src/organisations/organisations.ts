import type { organisations as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { Operations } from '../http/mount.ts'
import { createAgentRules } from './agent-rules.ts'
import { createCaps } from './caps.ts'
import type { OrganisationDependencies } from './dependencies.ts'
import { createFounding } from './founding.ts'
import { mayFound } from './founding-right.ts'
import { createInvitations } from './invitations.ts'
import { createJoining } from './joining.ts'
import { createOrganisationLog } from './log.ts'
import { createMembers } from './members.ts'
import { listMemberships, showOrganisation } from './organisation-page.ts'
import { createOrganisationPersonalData } from './personal-data.ts'
import { findAllowance, reserveAllowance } from './spending-allowance.ts'
import { countRun, uncountRun } from './usage.ts'

type Routes = typeof contract.routes

export type Organisations = ReturnType<typeof createOrganisations>

/**
 * People who use agents together: the owner's plan, bought agents and wallet pay, within caps of the organisation, the member and the agent.
 *
 * Whoever is not a member does not find an organisation, whatever their role in the store. Whatever changes who is in it or what may be
 * used holds its row, after the people whom it is about and before any wallet, so that caps hold exactly and nobody waits in a circle.
 */
export function createOrganisations(dependencies: OrganisationDependencies) {
  const { database, clock, readIncluded } = dependencies

  return {
    async listOrganisations(
      _input: unknown,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['listOrganisations']>> {
      const { userId } = requireUser(caller)
      return {
        success: true,
        organisations: await listMemberships(database, userId),
        may_found: await mayFound(database, userId),
      }
    },

    async getOrganisation(
      { id, lang }: InputOf<Routes['getOrganisation']>,
      { caller }: Context,
    ): Promise<ReplyOf<Routes['getOrganisation']>> {
      const wanted = { id, userId: requireUser(caller).userId, now: clock.now(), language: lang }
      return {
        success: true,
        organisation: await showOrganisation({ database, readIncluded }, wanted),
      }
    },

    ...createFounding(dependencies),
    ...createInvitations(dependencies),
    ...createJoining(dependencies),
    ...createMembers(dependencies),
    ...createCaps(dependencies),
    ...createAgentRules(dependencies),
    ...createOrganisationLog(dependencies),
    ...createOrganisationPersonalData(dependencies),
    findAllowance,
    reserveAllowance,
    countRun,
    uncountRun,
  } satisfies Partial<Operations<Routes>> & Record<string, unknown>
}
