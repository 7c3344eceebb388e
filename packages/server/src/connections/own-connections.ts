import type { connections as contract, InputOf, ReplyOf } from '@wakeel/contract'
import { requireUser } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import type { ConnectionDependencies } from './dependencies.ts'
import { getShown, listOwn, toConnections } from './stored-connection.ts'

type Routes = typeof contract.routes

export const listConnections = async (
  connections: ConnectionDependencies,
  _input: unknown,
  { caller }: Context,
): Promise<ReplyOf<Routes['listConnections']>> => ({
  success: true,
  connections: await listShown(connections, requireUser(caller).userId),
})

export const getConnection = async (
  connections: ConnectionDependencies,
  { id }: InputOf<Routes['getConnection']>,
  { caller }: Context,
): Promise<ReplyOf<Routes['getConnection']>> => ({
  success: true,
  connection: await requireOwn(connections, requireUser(caller).userId, id),
})

/** The person's own, as stored; throws `connections.not_found` for anybody else's. */
export const requireOwn = (
  { database }: ConnectionDependencies,
  userId: string,
  id: string,
): Promise<contract.Connection> => getShown(database, userId, id)

/** A person's connections, newest first; also what is exported of them. */
export const listShown = async (
  { database }: ConnectionDependencies,
  userId: string,
): Promise<contract.Connection[]> => toConnections(database, await listOwn(database, userId))
