export { SANDBOX_PATH } from './http.ts'
export { createTransport } from './instructions.ts'
export { createSandbox, type Sandbox } from './sandbox.ts'
export {
  sandboxCaptures,
  sandboxEvents,
  sandboxOrders,
  sandboxRefunds,
  sandboxRequests,
} from './tables.ts'
