'use client';

import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { onTokensChange, refreshToken } from '@/lib/browser/session/token-store';
import { useOnDemand } from './use-on-demand';

const isMemberNow = () => refreshToken() !== null;
const onServer = () => false;

/** True while an account is signed in on this device. Also sets `data-viewer`, on which the `member:` styles depend. */
function useIsMember(): boolean {
  const isMember = useSyncExternalStore(onTokensChange, isMemberNow, onServer);
  useEffect(() => {
    if (isMemberNow()) document.documentElement.dataset.viewer = 'member';
    else delete document.documentElement.dataset.viewer;
  });
  return isMember;
}

/** Loads a component for signed-in users only. Returns null for everybody else. */
export function useMemberPart(load: () => Promise<ComponentType>): ComponentType | null {
  const isMember = useIsMember();
  const { Component, request } = useOnDemand(load);
  useEffect(() => {
    if (isMember) void request();
  }, [isMember, request]);
  return isMember ? Component : null;
}

const loadWelcome = () => import('./member-bar').then((module) => module.MemberWelcome);
const loadMenu = () => import('./member-bar').then((module) => module.MemberMenu);
const loadLinks = () => import('./member-bar').then((module) => module.MemberLinks);

export function MemberWelcomeSlot() {
  const Part = useMemberPart(loadWelcome);
  return Part ? <Part /> : null;
}

export function MemberMenuSlot() {
  const Part = useMemberPart(loadMenu);
  return Part ? <Part /> : null;
}

/** Member links of the slide-in menu. */
export function MemberLinksSlot() {
  const Part = useMemberPart(loadLinks);
  return Part ? <Part /> : null;
}
