/** The handling of incoming messages: one file each. A webhook of `schemas/webhooks` must stand here. */
import type { Webhooks } from '../server/webhooks/webhook.ts'
import { deviceReport } from './webhooks/device-report.ts'
import { paymentNotice } from './webhooks/payment-notice.ts'

export const webhooks: Webhooks = { device_report: deviceReport, payment_notice: paymentNotice }
