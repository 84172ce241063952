// @covers authentication-calls

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';

/** Section 7 of the specification, authentication and account, system: method, path, who may, what travels; `encrypt` as it is said there. */
const specified: [CallName, string, Call['access'], 'encrypt' | 'plain', string][] = [
  [
    'login',
    'POST /wps/session/login',
    'anyone',
    'encrypt',
    'username mobileNum password verificationCode captcha type',
  ],
  ['loginFreePlay', 'POST /wps/session/login/freeplay', 'anyone', 'encrypt', 'os platform randomString version'],
  ['logout', 'DELETE /wps/session/logout', 'signedIn', 'plain', ''],
  ['smsRegister', 'POST /wps/verification/sms/register', 'anyone', 'plain', 'countryDialingCode mobileNum botCheck'],
  ['smsNoLogin', 'POST /wps/verification/sms/noLogin', 'anyone', 'plain', 'countryDialingCode mobileNum botCheck'],
  ['register', 'PUT /wps/member/register', 'anyone', 'encrypt', 'username login registerUrl registerMethod'],
  [
    'registerMobile',
    'PUT /wps/member/register/mobile',
    'anyone',
    'encrypt',
    'mobileNum login registerUrl registerMethod',
  ],
  ['memberInfo', 'GET /wps/member/info', 'signedIn', 'plain', ''],
  ['memberIcon', 'GET /wps/member/info/icon', 'signedIn', 'plain', ''],
  ['playerAvatar', 'GET /wps/relay/MCSFE_getPlayerAvatar', 'signedIn', 'plain', ''],
  [
    'changePassword',
    'POST /wps/member/password',
    'realAccount',
    'encrypt',
    'oldPassword newPassword confirmNewPassword',
  ],
  ['forgotPasswordByEmail', 'POST /wps/member/password/email', 'anyone', 'plain', 'username email'],
  [
    'resetPasswordByPhone',
    'POST /wps/member/password/verification',
    'anyone',
    'encrypt',
    'newPassword mobileNum verificationCode',
  ],
  ['affiliateCheck', 'GET /wps/agent/affiliate', 'anyone', 'plain', 'code domain'],
  ['captcha', 'GET /wps/captcha', 'anyone', 'plain', ''],
  ['whitelabel', 'GET /wps/system/whitelabel', 'anyone', 'plain', 'url'],
  ['registerSettings', 'GET /wps/system/setting/register', 'anyone', 'plain', ''],
  ['systemStatus', 'GET /wps/system/status', 'anyone', 'plain', ''],
  ['domainRoute', 'GET /wps/system/domainRoute', 'anyone', 'plain', ''],
  ['helpCenter', 'GET /wps/system/helpCenter', 'anyone', 'plain', ''],
];

const fieldsOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : [];

test.each(specified)('%s is %s for %s, %s, with %s', (name, door, access, secrecy, fields) => {
  const call: Call = calls[name];
  expect(`${call.method} ${call.path}`).toBe(door);
  expect(call.access).toBe(access);
  expect(call.specified).toBe(true);
  expect(call.encrypted).toBe(secrecy === 'encrypt');
  const sent = [...fieldsOf(call.query), ...fieldsOf(call.data), ...fieldsOf(call.body)];
  expect(sent).toEqual(expect.arrayContaining(fields.split(' ').filter((field) => field !== '')));
});

test('the forgotten password’s mail is asked for by a form post', () => {
  expect(calls.forgotPasswordByEmail.form).toBe(true);
});

/** Section 3: the user fields of a registration; `username` is the number in the mobile form. */
const userFields =
  `password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode
  paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode`.split(/\s+/);
const extraFields = 'login firebaseChannel firebaseIdToken registerUrl registerMethod botCheck'.split(' ');

test.each(['register', 'registerMobile'] as const)('%s carries every user field and every extra one', (name) => {
  expect(fieldsOf(calls[name].body)).toEqual(expect.arrayContaining([...userFields, ...extraFields]));
});

test('member info has the fields that the specification names', () => {
  const named = 'id account userName nickname type toUpline clubLabel memberLabel memberLabelColor customerId'.split(
    ' ',
  );
  const answered = Object.keys(calls.memberInfo.answer.shape);
  expect(answered).toEqual(expect.arrayContaining(named));
  expect(Object.keys(calls.memberInfo.answer.shape.clubLabel.shape)).toEqual(['labelName', 'rankLevel']);
});

test('a validator has the fields that the specification names', () => {
  const rule = calls.registerSettings.answer.shape.fields.def.valueType;
  const named = ['enabled', 'required', 'acceptedPattern', 'patternId', 'minLength', 'maxLength', 'type'];
  expect(Object.keys(rule.shape)).toEqual(named);
});

test('a login answers with token, firstTimeLogin and passwordExpired', () => {
  expect(Object.keys(calls.login.answer.shape)).toEqual(['token', 'firstTimeLogin', 'passwordExpired']);
});
