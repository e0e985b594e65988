/** What devices report through their vendor's platform: the same as by the link. */
import { AppError } from '../../errors/app-error.ts'
import type { DeviceReport } from '../reports/told.ts'
import type { Webhook } from '../../server/webhooks/webhook.ts'

export const deviceReport = {
  report: ({ type, sn, at, boot, sequence, ...data }: DeviceReport) => ({
    kind: type,
    address: sn.toLowerCase(),
    at,
    ...(boot !== undefined && { boot }),
    ...(sequence !== undefined && { sequence }),
    data,
  }),
  unknown: ({ sn }: DeviceReport) =>
    new AppError(
      'invalid',
      {},
      { fields: [{ field: 'sn', message: { zh: `没有SN为“${sn}”的设备`, en: `There is no device "${sn}"` } }] },
    ),
} satisfies Webhook<'device_report'>
