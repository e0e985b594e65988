/** What people wrote in the demo: faults, outcomes, reasons, notes. */
import { ServiceTarget, ServiceType } from '../../../generated/enums.ts'

/** By service target. */
export const faults: Readonly<Record<number, readonly string[]>> = {
  [ServiceTarget.lock]: [
    '输入密码后门锁无反应，换电池后仍无法唤醒',
    '指纹识别不灵敏，需要多次按压才能开门',
    '锁舌回弹不到位，关门后不上锁',
    '门锁频繁提示低电量，三天前刚换过电池',
    '刷卡提示未授权，租客无法进门',
  ],
  [ServiceTarget.electricity]: [
    '电表显示屏花屏，无法看清读数',
    '充值成功后未合闸，房间仍无电',
    '电表离线两天，无法远程抄表',
    '租客反映用电量异常偏高，怀疑表计不准',
  ],
  [ServiceTarget.water]: ['水表读数三天未更新', '阀门关闭后仍有滴漏', '水表与现场读数相差约2吨'],
  [ServiceTarget.access]: ['人脸识别失败，屏幕偶尔黑屏', '门禁常开，无法自动落锁', '刷脸后提示网络异常'],
  [ServiceTarget.gateway]: ['网关指示灯红灯常亮，下挂门锁全部离线', '网关搬动后信号弱，设备频繁掉线'],
}

/** By service type. */
export const solutions: Readonly<Record<number, readonly string[]>> = {
  [ServiceType.install]: ['已按清单完成安装并联网，现场测试开门正常', '设备安装到位，已向管家移交并演示操作'],
  [ServiceType.repair]: [
    '更换锁体电机后测试正常',
    '更换采集模块，读数恢复上报',
    '重新配对网关并调整位置，设备已恢复在线',
    '更换电池并升级固件，已交付租客',
  ],
  [ServiceType.teardown]: ['设备已拆除并清点入库', '完成拆除，墙面孔位已封堵'],
  [ServiceType.reinstall]: ['原位重装完成，设备重新绑定并在线', '更换安装板后重装，测试正常'],
}

export const closeReasons = [
  '租客已自行解决，取消上门',
  '重复提交，已合并到前一张工单',
  '业主暂不同意施工，另行约时间',
  '现场不具备安装条件',
]
export const turndownReasons = ['现场照片不清晰，请补拍门锁全貌', '两间房未完成联网测试，请返工']
export const reviews = [
  '师傅准时到达，处理很快',
  '服务不错，讲解清楚',
  '解决了问题，等待时间稍长',
  '态度好，现场收拾干净',
]
export const ticketNotes = [
  '请提前半小时电话联系',
  '门口有台阶，请走东门',
  '工作日白天无人，周末可上门',
  '钥匙在前台，凭工单领取',
]
export const tenantNotes = ['养猫一只，已签宠物协议', '常出差，联系请发短信', '公司统一付租', '下季度计划换大间']
export const leaseNotes = [
  '押一付一，租金每月5日前支付',
  '含物业费，水电另计',
  '续租客户，租金优惠100元',
  '公司合同，发票月结',
]
/** What colleagues tell each other. */
export const leaseTalk = [
  '合同已签，押金已收',
  '已当面讲解门锁用法和水电费充值',
  '租客想提前两天入住。\n待店长确认',
  '押金收据已寄出',
]
export const tenantTalk = ['下午3点后方便接电话', '已加企业微信', '介绍同事来看房，已登记', '约好入住当天9点交钥匙']
export const homeNotes = ['业主要求保留原有家具', '电梯需刷卡，卡在管家处', '2026年续签五年', '顶楼住户，夏季注意防水']
