export interface Sandbox {
  /** Sends the notices that are due and tries those again that were not taken. */
  sendNotices(): Promise<void>
}
