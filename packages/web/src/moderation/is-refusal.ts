import { ApiError } from '../api.ts'

/** The server understood and will not do it; what failed or did not get there may pass by itself. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429
