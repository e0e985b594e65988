/** The help centre of the demo: section, title, text. */
export const articles: readonly (readonly [kind: 'handbook' | 'questions' | 'video', title: string, content: string])[] = [
  ['handbook', '第一次使用：从添加门店到办理入住', '<ol><li>在<strong>门店管理</strong>中添加门店</li><li>在<strong>房源管理</strong>中添加房源和房间</li><li>绑定门锁、网关和水电表</li><li>在<strong>租客管理</strong>中办理入住</li></ol>'],
  ['handbook', '绑定设备', '<p>打开房间详情，选择<strong>绑定设备</strong>，输入设备背面的 SN。先绑定网关，再绑定门锁和电表。</p>'],
  ['handbook', '设置电价和公摊', '<p>电价可以按公司、门店、房源、房间逐级设置；房间没有设置的项沿用上级。公摊支持平均分摊和按比例分摊。</p>'],
  ['handbook', '处理工单', '<p>安装、拆除和重装工单由客服确认后派单；维修工单直接派单。验收通过后工单完成。</p>'],
  ['questions', '门锁离线时还能开门吗？', '<p>可以。密码、指纹和卡片保存在门锁内，离线不影响开门，只是暂时无法远程添加或删除授权。</p>'],
  ['questions', '充值后电表没有合闸怎么办？', '<p>请先确认电表在线；在线时可在设备详情中手动<strong>合闸</strong>，离线时指令会在设备上线后自动执行。</p>'],
  ['questions', '为什么公摊没有计算？', '<p>请在公摊记录中查看未计算原因，常见的有电表离线、未设置分摊比例、租约已到期。</p>'],
  ['questions', '员工离职如何处理？', '<p>将员工设为离职后，该账号不能再登录。请同时删除其门锁授权并转交管理的房源。</p>'],
  ['video', '三分钟了解房态管理', '<p>视频演示如何筛选空置房间、查看在住租客和即将到期的租约。</p>'],
  ['video', '门锁配置教程', '<p>视频演示报警、语音和密码限制的设置方法。</p>'],
]
