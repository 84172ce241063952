import { type Calls, type CallValue, type StaffPermission, staffPermissions } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { callApi } from './api.ts';

/** Who is signed in, and what he may do. */
export type Staff = CallValue<Calls['staffInfo']>;

export const staffQuery = () =>
  queryOptions({ queryKey: ['staffInfo'] as const, queryFn: () => callApi('staffInfo', {}) });

export const StaffContext = createContext<Staff | null>(null);

/** Whoever is signed in; within the shell there always is somebody. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (staff === null) throw new Error('Nobody is signed in here');
  return staff;
}

/** What a page or an act asks of who opens it. */
export interface Requirement {
  permission: StaffPermission | null;
  /** It concerns all brands. */
  forAllBrands?: boolean;
}

/** `secondFactor`: he may, once he has set one up and given it. */
export type Access = 'allowed' | 'denied' | 'secondFactor';

export function accessOf(staff: Staff, { permission, forAllBrands = false }: Requirement): Access {
  if (forAllBrands && !staff.forAllBrands) return 'denied';
  if (permission === null) return 'allowed';
  const held = forAllBrands ? staff.permissionsEverywhere : staff.permissions;
  if (!held.includes(permission)) return 'denied';
  return staffPermissions[permission].requiresSecondFactor && !staff.secondFactor.isVerified
    ? 'secondFactor'
    : 'allowed';
}

export const useAccess = (requirement: Requirement): Access => accessOf(useStaff(), requirement);

/** A permission's key in the catalogue, where keys hold no dots. */
export const permissionKey = <P extends StaffPermission>(permission: P) =>
  permission.replace('.', '_') as P extends `${infer A}.${infer B}` ? `${A}_${B}` : never;
