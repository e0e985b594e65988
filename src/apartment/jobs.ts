/** What the product's jobs do: one file each. A job of `schemas/jobs` must stand here. */
import type { Jobs } from '../server/jobs/job.ts'
import { deviceWatch } from './jobs/device-watch.ts'
import { electricCount } from './jobs/electric-count.ts'
import { electricUsage } from './jobs/electric-usage.ts'
import { gatewayReturn } from './jobs/gateway-return.ts'
import { grantBatchJob } from './jobs/grant-batch.ts'
import { grantEnding } from './jobs/grant-ending.ts'
import { inOutAbnormal } from './jobs/in-out-abnormal.ts'
import { leaseEndingJob } from './jobs/lease-ending.ts'
import { meterLedger } from './jobs/meter-ledger.ts'
import { openDoorCount } from './jobs/open-door-count.ts'
import { paymentCheck } from './jobs/payment-check.ts'
import { poolSharing } from './jobs/pool-sharing.ts'
import { removalResend } from './jobs/removal-resend.ts'
import { smsSend } from './jobs/sms-send.ts'
import { unclearedGrants } from './jobs/uncleared-grants.ts'
import { electricMonth, waterMonth } from './jobs/usage-of-months.ts'
import { visitorClearing } from './jobs/visitor-clearing.ts'
import { waterCount } from './jobs/water-count.ts'
import { waterUsage } from './jobs/water-usage.ts'

export const jobs: Jobs = {
  device_watch: deviceWatch,
  electric_count: electricCount,
  electric_month: electricMonth,
  electric_usage: electricUsage,
  gateway_return: gatewayReturn,
  grant_batch: grantBatchJob,
  grant_ending: grantEnding,
  in_out_abnormal: inOutAbnormal,
  lease_ending: leaseEndingJob,
  meter_ledger: meterLedger,
  open_door_count: openDoorCount,
  payment_check: paymentCheck,
  pool_sharing: poolSharing,
  removal_resend: removalResend,
  sms_send: smsSend,
  uncleared_grants: unclearedGrants,
  visitor_clearing: visitorClearing,
  water_count: waterCount,
  water_month: waterMonth,
  water_usage: waterUsage,
}
