/** What messages from outside lead to: one file each. Every webhook of `schemas/webhooks` must be listed here. */
import type { Webhooks } from '../server/webhooks/webhook.ts'
import { trackerReport } from './webhooks/tracker-report.ts'

export const webhooks: Webhooks = { tracker_report: trackerReport }
