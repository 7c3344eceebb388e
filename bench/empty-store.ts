import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'
import pg from 'pg'

// Fastify and a database, and nothing in them: what a start and its memory are compared with. Settings are those of the store.
const { DATA_DIR, DATABASE_URL } = process.env
if (DATABASE_URL) await new pg.Pool({ connectionString: DATABASE_URL }).query('select 1')
else await (await PGlite.create(resolve(DATA_DIR!, 'database'))).query('select 1')
const server = fastify()
server.get('/', async () => ({ success: true }))
console.log(`Wakeel is ready at ${await server.listen({ port: 0, host: '127.0.0.1' })}`)
process.on('SIGTERM', () => process.exit(0))
