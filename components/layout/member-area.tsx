'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { onTokensChange, refreshToken } from '@/lib/browser/token-store';
import { useOnDemand } from './use-on-demand';

const isMemberNow = () => refreshToken() !== null;
const onServer = () => false;

/** Whether somebody is signed in on this device; keeps the mark on the page (`member:` in class names) in step. */
function useIsMember(): boolean {
  const isMember = useSyncExternalStore(onTokensChange, isMemberNow, onServer);
  useEffect(() => {
    if (isMemberNow()) document.documentElement.dataset.viewer = 'member';
    else delete document.documentElement.dataset.viewer;
  });
  return isMember;
}

const loadBar = () => import('./member-bar').then((module) => module.MemberBar);
const loadLinks = () => import('./member-links').then((module) => module.MemberLinks);

/** In the header: the welcome line and the account menu, fetched for those who are signed in only. */
export function MemberBarSlot() {
  const isMember = useIsMember();
  const { Component, request } = useOnDemand(loadBar);
  useEffect(() => {
    if (isMember) void request();
  }, [isMember, request]);
  return isMember && Component ? <Component /> : null;
}

/** In the slide-in menu: the member's pages. */
export function MemberLinksSlot() {
  const isMember = useIsMember();
  const { Component, request } = useOnDemand(loadLinks);
  useEffect(() => {
    if (isMember) void request();
  }, [isMember, request]);
  return isMember && Component ? <Component /> : null;
}
